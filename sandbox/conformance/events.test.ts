import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Event, EventType } from '../../lib/contract/events.ts';
import { matchOperation } from '../../lib/contract/match.ts';
import { allEvents } from '../testing/events.ts';
import { type Harness, startSandbox } from '../testing/harness.ts';
import { expectFitting } from './events/fitting.ts';
import { recordsOf } from './events/records.ts';
import { type Dice, kinds, type Write } from './events/writes.ts';
import { insertConversation } from './insert-content.ts';

/**
 * Any writes of all areas in any order: what each one emits is worked out anew from the records before and after it,
 * and compared.
 */
let sandbox: Harness;
let seen = 0;
let serial = 0;

beforeAll(async () => {
  // A minute a write, so that the public pages' limit is never met.
  sandbox = await startSandbox({ clock: () => new Date(Date.now() + serial * 60_000) });
  await sandbox.request('POST', '/calendars', { body: { slug: 'agenda' } });
  const contact = await sandbox.request('POST', '/contacts', { body: { nombre: 'Escribe' } });
  const contactId = (contact.body as { id: number }).id;
  await insertConversation(sandbox.database.db, { subaccountId: 1, contactId });
  seen = (await allEvents(sandbox)).length;
});
afterAll(() => sandbox.close());

type Step = Dice & { readonly kind: string };

const small = fc.integer({ min: 0, max: 7 });
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...Object.keys(kinds)),
  ...{ a: small, b: small },
  word: fc.constantFrom('Uno', 'Dos', 'Tres'),
  money: fc.constantFrom('1', '2.50', '1000000'),
});

/** One write of each kind. */
const round: Step[] = Object.keys(kinds).map((kind) => ({ kind, a: 0, b: 1, word: 'Uno', money: '2.50' }));

/** The status of what came back. */
async function send({ method, path, body, page }: Write): Promise<number> {
  if (!page) return (await sandbox.request(method, path, { body })).status;
  const fields = new URLSearchParams(Object.entries(body ?? {}));
  return (await fetch(`${sandbox.url}${path}`, { method, body: fields })).status;
}

/** The OpenAPI document says of each operation what it emits. */
function expectNamed({ method, path, page }: Write, events: readonly Event[]): void {
  if (page) return;
  const match = matchOperation(method, path.split('?')[0]!);
  const named = match && 'operation' in match ? (match.operation.emits ?? []) : [];
  const types = new Set(events.map(({ type }) => type));
  expect([method, path, [...types].filter((type) => !named.includes(type as EventType))]).toEqual([
    ...[method, path, []],
  ]);
}

async function newEvents(): Promise<Event[]> {
  const events = (await allEvents(sandbox)).slice(seen);
  seen += events.length;
  return events;
}

test('each write emits what fits its change, once, as the GET answers; a refusal emits nothing', {
  timeout: 600_000,
}, async () => {
  const emitted = new Set<string>();
  const succeeded = new Set<string>();
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (sequence) => {
      for (const { kind, ...dice } of sequence) {
        serial += 1;
        const before = await recordsOf(sandbox);
        const made = await kinds[kind]!(dice, { sandbox, all: before, serial });
        const status = await send(made);
        const [after, events] = [await recordsOf(sandbox), await newEvents()];
        if (status >= 400) {
          refused += 1;
          expect([made, events, after]).toEqual([made, [], before]);
        } else {
          succeeded.add(kind);
          await expectFitting(sandbox, made.path, events, before, after);
          expectNamed(made, events);
        }
        for (const { type } of events) emitted.add(type);
      }
    }),
    { numRuns: Number(process.env.EVENT_RUNS ?? 5), examples: [[round]] },
  );
  expect(refused).toBeGreaterThan(0);
  expect(Object.keys(kinds).filter((kind) => !succeeded.has(kind))).toEqual([]);
  expect([...emitted].sort()).toEqual([
    'appointment.cancelled',
    'appointment.created',
    'appointment.updated',
    'company.archived',
    'company.created',
    'company.updated',
    'contact.created',
    'contact.deleted',
    'contact.tag_added',
    'contact.tag_removed',
    'contact.updated',
    'deal.created',
    'deal.deleted',
    'deal.lost',
    'deal.stage_changed',
    'deal.updated',
    'deal.won',
    'form.submitted',
    'product.archived',
    'product.created',
    'product.updated',
  ]);
});
