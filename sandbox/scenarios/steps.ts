import { setTimeout } from 'node:timers/promises';
import type { ClockReading } from '../../lib/contract/clock.ts';
import { isWrite } from '../../lib/contract/method.ts';
import { operationById } from '../../lib/contract/registry.ts';
import { type Difference, differences } from './differences.ts';
import type { ScenarioReceiver } from './receiver.ts';
import { messageOf, type SandboxApi } from './sandbox-api.ts';
import type { StepKind, Steps } from './scenario.ts';

/** What the steps of a run share. */
export type Run = {
  readonly api: SandboxApi;
  readonly receiver: ScenarioReceiver;
  readonly kept: Map<string, unknown>;
  /** Ids of the endpoints that lead to the receiver. */
  readonly endpoints: unknown[];
  /** The last event before the scenario. */
  readonly start: string | undefined;
  /** The last event that a step has looked at. */
  cursor: string | undefined;
};

/** A step that cannot be carried out. */
export class StepFailed extends Error {
  override readonly name = 'StepFailed';
}

type Done = { readonly title: string; readonly differences: readonly Difference[] };
type Verbs = { readonly [Kind in StepKind]: (step: Steps[Kind], run: Run) => Promise<Done> };

/** How long what the sandbox does by itself (deliveries, workflows) may take to be as expected. */
const WAIT_MS = 15_000;
/** How long a clock may be on its way: it waits for receivers. */
const JOURNEY_MS = 300_000;
const LOOK_MS = 50;

/** What the page of a form carries for its server. */
const HIDDEN = /<input type="hidden"[^>]*name="([^"]*)"[^>]*value="([^"]*)"/g;

/** What each kind of step does. They throw `StepFailed` and `ListRefused`. */
export const verbs: Verbs = {
  async call({ call, path = {}, query = {}, body, headers, status, expect, as }, { api, kept }) {
    const operation = operationById(call)!;
    const target = targetOf(operation.path, path, query);
    const wanted = status ?? operation.status;
    const send = async () => {
      const reply = await api.send(operation.method, target, body, headers);
      const wrong =
        reply.status !== wanted
          ? [{ path: 'status', expected: wanted, got: reply.status }]
          : expect === undefined
            ? []
            : differences(expect, reply.body);
      return { reply, wrong };
    };
    const { reply, wrong } = isWrite(operation)
      ? await send()
      : await until(send, (seen) => seen.wrong.length === 0);
    if (as !== undefined) kept.set(as, reply.body);
    const told = reply.status === wanted ? '' : `: ${messageOf(reply.body)}`;
    return { title: `${call} → ${reply.status}${told}`, differences: wrong };
  },

  async submit({ submit: address, answers }) {
    const page = await fetch(address).catch(() => undefined);
    if (!page?.ok) throw new StepFailed(`The form at ${address} is not there`);
    const hidden = [...(await page.text()).matchAll(HIDDEN)].map(([, key = '', value = '']) => [key, value]);
    const body = new URLSearchParams([...hidden, ...Object.entries(answers), ['_acto', 'send']]);
    const { status } = await fetch(address, { method: 'POST', body, redirect: 'manual' });
    const wrong = status < 400 ? [] : [{ path: 'status', expected: 303, got: status }];
    return { title: `what is sent by ${new URL(address).pathname}`, differences: wrong };
  },

  async endpoint({ endpoint: { events, as } }, { api, receiver, kept, endpoints }) {
    const { method, path } = operationById('createWebhookEndpoint')!;
    const body = { url: receiver.url, events, description: 'Scenario' };
    const reply = await api.send(method, path, body);
    if (reply.status !== 201) throw new StepFailed(`The endpoint was refused: ${messageOf(reply.body)}`);
    endpoints.push((reply.body as { id: unknown }).id);
    if (as !== undefined) kept.set(as, reply.body);
    return { title: `endpoint for ${events.join(', ')}`, differences: [] };
  },

  async receiver({ receiver: state }, { receiver }) {
    receiver.answer(state);
    return { title: `receiver: ${state}`, differences: [] };
  },

  async clock({ clock }, { api }) {
    const { method, path } = operationById('moveClock')!;
    const reply = await api.send(method, path, clock);
    if (reply.status !== 200) throw new StepFailed(`The clock was not moved: ${messageOf(reply.body)}`);
    const look = async () => (await api.send('GET', path)).body as Partial<ClockReading>;
    const reading = await until(look, ({ status }) => status !== 'advancing', JOURNEY_MS);
    if (reading.status === 'advancing') throw new StepFailed(`The clock is at ${reading.now} still`);
    return { title: `clock: ${reading.now}, ${reading.status}`, differences: [] };
  },

  async events({ events }, run) {
    const look = async () => {
      const found = await run.api.list('/events', run.cursor);
      const got = found.map(({ type, data }, at) =>
        events[at]?.data === undefined ? { type } : { type, data },
      );
      return { found, wrong: differences(events, got) };
    };
    // What has come does not go away again.
    const { found, wrong } = await until(look, (seen) => seen.found.length >= events.length);
    run.cursor = (found.at(-1)?.id as string | undefined) ?? run.cursor;
    return { title: `events: ${events.map(({ type }) => type).join(', ') || 'none'}`, differences: wrong };
  },

  async deliveries({ deliveries }, { api, start, endpoints }) {
    const look = async () => {
      const ids = new Set((await api.list('/events', start)).map(({ id }) => id));
      const all = await api.list('/webhooks/deliveries');
      const own = all.filter((row) => ids.has(row.event_id) && endpoints.includes(row.endpoint_id));
      return differences(deliveries, own.reverse());
    };
    const wrong = await until(look, (found) => found.length === 0);
    return { title: `deliveries: ${deliveries.map(({ status }) => status).join(', ')}`, differences: wrong };
  },

  async received({ received }, { receiver }) {
    const look = async () => differences(received, receiver.counts(Object.keys(received)));
    const wrong = await until(look, (found) => found.length === 0);
    return { title: 'what the receiver got', differences: wrong };
  },
};

/** Looks until what it sees is right, or for so long; gives what it saw last. */
async function until<Seen>(
  look: () => Promise<Seen>,
  isRight: (seen: Seen) => boolean,
  waitMs = WAIT_MS,
): Promise<Seen> {
  const end = Date.now() + waitMs;
  for (;;) {
    const seen = await look();
    if (isRight(seen) || Date.now() > end) return seen;
    await setTimeout(LOOK_MS);
  }
}

function targetOf(path: string, values: Record<string, unknown>, query: Record<string, unknown>): string {
  const target = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (values[name] === undefined) throw new StepFailed(`The path of the operation needs ${name}`);
    return encodeURIComponent(String(values[name]));
  });
  const asked = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  return asked.size > 0 ? `${target}?${asked}` : target;
}
