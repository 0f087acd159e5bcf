import { type BlockIndex, seedOf } from '@/components/workflows/blocks/block-index';
import type { WorkflowDocument } from '@/components/workflows/document/document';
import { connect } from '@/components/workflows/document/document-edges';
import { addStep, addTrigger } from '@/components/workflows/document/document-steps';
import { ROW } from '@/components/workflows/document/node-size';
import type { JsonObject } from '@/lib/contract/scalars';

export const templateNames = ['newLead', 'wonDeal', 'noShow', 'bigDeal'] as const;
export type TemplateName = (typeof templateNames)[number];

type Line = { readonly block: readonly [type: string, subtype: string]; readonly config?: JsonObject };
type Plan = {
  readonly trigger: string;
  readonly lines: readonly Line[];
  /** Steps behind the last line, one column a handle, where it has several. */
  readonly branches?: Readonly<Record<string, Line>>;
};

const step = (type: string, subtype: string, config: JsonObject = {}): Line => ({
  block: [type, subtype],
  config,
});

const plans: Record<TemplateName, Plan> = {
  newLead: {
    trigger: 'form.submitted',
    lines: [
      step('action', 'add_tag', { tag_name: 'web' }),
      step('action', 'create_task', { titulo: '{{contact.nombre}}', vence_en_dias: 1 }),
    ],
  },
  wonDeal: {
    trigger: 'deal.won',
    lines: [
      step('action', 'add_tag', { tag_name: 'cliente' }),
      step('logic', 'wait', { duracion: 1, unidad: 'dias' }),
      step('action', 'create_task', { titulo: '{{deal.title}}', vence_en_dias: 2 }),
    ],
  },
  noShow: {
    trigger: 'appointment.cancelled',
    lines: [
      step('logic', 'wait', { duracion: 2, unidad: 'horas' }),
      step('action', 'create_task', { titulo: '{{contact.nombre}}', vence_en_dias: 0 }),
    ],
  },
  bigDeal: {
    trigger: 'deal.created',
    lines: [
      step('logic', 'branch', {
        modo: 'todas',
        condiciones: [{ campo: 'deal.amount', operador: 'mayor_o_igual', valor: '5000000' }],
      }),
    ],
    branches: {
      si: step('action', 'create_task', { titulo: '{{deal.title}}', vence_en_dias: 1 }),
      no: step('action', 'add_tag', { tag_name: 'seguimiento' }),
    },
  },
};

/**
 * A template's flow, built of this server's blocks and of the keys that they read. Undefined where it lacks one of them.
 */
export function documentOfTemplate(name: TemplateName, index: BlockIndex): WorkflowDocument | undefined {
  const { trigger, lines, branches = {} } = plans[name];
  const blockOf = ({ block: [type, subtype] }: Line) => index.find(type, subtype);
  const started = index.find(trigger, null);
  const all = [...lines, ...Object.values(branches)];
  if (!started || all.some((line) => !blockOf(line))) return undefined;
  const seed = (line: Line) => {
    const block = blockOf(line)!;
    const known = Object.entries(line.config ?? {}).filter(([key]) =>
      block.keys.some((one) => one.key === key),
    );
    const made = seedOf(block);
    return { ...made, config: { ...made.config, ...Object.fromEntries(known) } };
  };
  const empty: WorkflowDocument = { graph: { nodes: [], edges: [] }, triggers: [], settings: {} };
  let { document, key } = addTrigger(empty, { ...seedOf(started), config: {} }, { x: 0, y: 0 });
  lines.forEach((line, row) => {
    const added = addStep(document, seed(line), { x: 0, y: (row + 1) * ROW });
    document = connect(added.document, { source: key }, added.key);
    key = added.key;
  });
  Object.entries(branches).forEach(([handle, line], column) => {
    const added = addStep(document, seed(line), { x: column * 320 - 160, y: (lines.length + 1) * ROW });
    document = connect(added.document, { source: key, handle }, added.key);
  });
  return document;
}
