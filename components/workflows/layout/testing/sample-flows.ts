import type { JsonObject } from '@/lib/contract/scalars';

/** A flow as a few words: what its steps are, and what leads where (`question:si>answer`). */
type Sketch = {
  readonly triggers: Readonly<Record<string, string>>;
  readonly steps: Readonly<Record<string, string>>;
  readonly edges: string;
};

const sketches = {
  'lead follow-up': {
    triggers: { form: 'form.submitted', new: 'contact.created' },
    steps: {
      tag: 'add_tag',
      task: 'create_task',
      wait: 'wait',
      answered: 'branch',
      deal: 'create_deal',
      mail: 'send_email',
      end: 'end',
    },
    edges:
      'form>tag new>tag tag>task task>wait wait>answered answered:si>deal answered:no>mail deal>end mail>end',
  },
  'booking reminder': {
    triggers: { booked: 'appointment.created' },
    steps: {
      day: 'wait_until',
      mail: 'send_email',
      hour: 'wait_until',
      phone: 'branch',
      sms: 'send_sms',
      whatsapp: 'send_whatsapp',
      note: 'add_tag',
    },
    edges: 'booked>day day>mail mail>hour hour>phone phone:si>sms phone:no>whatsapp sms>note whatsapp>note',
  },
  're-engagement': {
    triggers: { quiet: 'contact.inactive' },
    steps: {
      mail: 'send_email',
      wait: 'wait',
      opened: 'branch',
      call: 'create_task',
      second: 'send_email',
      week: 'wait',
      again: 'branch',
      cold: 'add_tag',
      warm: 'add_tag',
    },
    edges:
      'quiet>mail mail>wait wait>opened opened:si>call opened:no>second second>week week>again again:si>warm again:no>cold warm>call',
  },
  onboarding: {
    triggers: { won: 'deal.won' },
    steps: {
      tag: 'add_tag',
      welcome: 'send_email',
      task: 'create_task',
      wait: 'wait',
      meeting: 'branch',
      book: 'book_appointment',
      remind: 'send_email',
      week: 'wait',
      ask: 'send_whatsapp',
      end: 'end',
    },
    edges:
      'won>tag tag>welcome welcome>task task>wait wait>meeting meeting:si>week meeting:no>remind remind>book book>week week>ask ask>end',
  },
  'invoice chase': {
    triggers: { overdue: 'invoice.overdue' },
    steps: {
      first: 'send_email',
      wait1: 'wait',
      paid1: 'branch',
      second: 'send_email',
      wait2: 'wait',
      paid2: 'branch',
      third: 'send_sms',
      wait3: 'wait',
      paid3: 'branch',
      call: 'create_task',
      thanks: 'send_email',
      end: 'end',
    },
    edges:
      'overdue>first first>wait1 wait1>paid1 paid1:si>thanks paid1:no>second second>wait2 wait2>paid2 paid2:si>thanks paid2:no>third third>wait3 wait3>paid3 paid3:si>thanks paid3:no>call thanks>end call>end',
  },
  'form routing': {
    triggers: { form: 'form.submitted' },
    steps: {
      by: 'switch',
      sales: 'assign_owner',
      support: 'create_task',
      billing: 'notify_user',
      jobs: 'send_email',
      press: 'send_email',
      other: 'create_task',
      tag: 'add_tag',
    },
    edges:
      'form>by by:caso_1>sales by:caso_2>support by:caso_3>billing by:caso_4>jobs by:caso_5>press by:otro>other sales>tag support>tag billing>tag jobs>tag press>tag other>tag',
  },
  'VIP branch': {
    triggers: { deal: 'deal.created' },
    steps: {
      large: 'branch',
      owner: 'assign_owner',
      call: 'create_task',
      tag: 'add_tag',
      move: 'move_deal_stage',
    },
    edges: 'deal>large large:si>owner owner>call call>tag tag>move large:no>move',
  },
  'loop until answered': {
    triggers: { sent: 'quote.sent' },
    steps: {
      ask: 'send_whatsapp',
      wait: 'wait',
      answered: 'branch',
      many: 'branch',
      call: 'create_task',
      thanks: 'send_email',
    },
    edges: 'sent>ask ask>wait wait>answered answered:si>thanks answered:no>many many:si>call many:no>ask',
  },
  'split test': {
    triggers: { new: 'contact.created' },
    steps: {
      split: 'split',
      a: 'send_email',
      b: 'send_email',
      waita: 'wait',
      waitb: 'wait',
      opena: 'branch',
      openb: 'branch',
      win: 'add_tag',
      lose: 'add_tag',
      end: 'end',
    },
    edges:
      'new>split split:a>a split:b>b a>waita b>waitb waita>opena waitb>openb opena:si>win opena:no>lose openb:si>win openb:no>lose win>end lose>end',
  },
  'a big one': bigOne(60),
} as const satisfies Record<string, Sketch>;

export type SampleName = keyof typeof sketches;

export const sampleNames = Object.keys(sketches) as SampleName[];

/** A trunk of tasks with conditions of different shapes: closed ones, an open one, one that leads back. */
function bigOne(count: number): Sketch {
  const steps: Record<string, string> = {};
  const edges: string[] = [];
  let last = 'start';
  let made = 0;
  const add = (subtype: string) => {
    const key = `s${++made}`;
    steps[key] = subtype;
    return key;
  };
  const link = (from: string, to: string) => edges.push(`${from}>${to}`);
  for (let part = 0; made < count; part++) {
    const task = add(part % 2 === 0 ? 'create_task' : 'send_email');
    link(last, task);
    const wait = add('wait');
    link(task, wait);
    const fork = add('branch');
    link(wait, fork);
    const [yes, no] = [add('add_tag'), add('send_sms')];
    link(`${fork}:si`, yes);
    link(`${fork}:no`, no);
    if (part % 3 === 2) {
      link(no, wait);
      last = yes;
      continue;
    }
    const more = add('update_contact_field');
    link(no, more);
    if (part % 3 === 1) {
      const meet = add('notify_user');
      link(yes, meet);
      link(more, meet);
      last = meet;
    } else last = yes;
  }
  return { triggers: { start: 'deal.created' }, steps, edges: edges.join(' ') };
}

/** The content of a workflow, drawn by nobody yet: every step stands on every other. */
export function sampleFlow(name: SampleName): { triggers: JsonObject[]; graph: JsonObject } {
  const { triggers, steps, edges }: Sketch = sketches[name];
  const position = { x: 0, y: 0 };
  return {
    triggers: Object.entries(triggers).map(([id, type]) => ({ id, type, config: {}, position })),
    graph: {
      nodes: Object.entries(steps).map(([id, subtype]) => ({
        id,
        type: ['wait', 'wait_until', 'branch', 'switch', 'split', 'end'].includes(subtype)
          ? 'logic'
          : 'action',
        subtype,
        config: {},
        position,
      })),
      edges: edges.split(' ').map((edge, index) => {
        const [, source, handle, target] = /^(\w+)(?::(\w+))?>(\w+)$/.exec(edge)!;
        return {
          id: `e${index}`,
          source: source!,
          target: target!,
          ...(handle !== undefined && { source_handle: handle }),
        };
      }),
    },
  };
}
