import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EventType, eventTypes } from '@/lib/contract/events';
import { operations } from '@/lib/contract/registry';
import { type Act, whoDid, writesOf } from './who';

const at = new Date('2026-11-22T12:00:00.000Z');
const later = (ms: number) => new Date(at.getTime() + ms);
const ana = { id: 'u1', name: 'Ana' };

const act = (more: Partial<Act> = {}): Act => ({
  person: ana,
  operationId: 'updateDeal',
  method: 'PATCH',
  path: '/deals/7?cliente_id=1',
  at,
  durationMs: 40,
  status: 200,
  replyBody: '{"id":7}',
  ...more,
});
const event = (more: object = {}) => ({
  kind: 'deal',
  id: '7',
  type: 'deal.updated',
  at: later(20),
  ...more,
});
const who = (of = event(), acts = [act()], all = [of]) => whoDid(of, acts, all)?.name;

test('one write to that record at that time names its person', () => {
  expect(who()).toBe('Ana');
  expect(who(event({ at: later(5_040) }))).toBe('Ana');
  expect(who(event({ at: later(-5_000) }))).toBe('Ana');
});

test.each([
  ['too late', event({ at: later(5_041) }), act()],
  ['too early', event({ at: later(-5_001) }), act()],
  ['at no known time', event({ at: null }), act()],
  ['another record', event({ id: '8' }), act()],
  ['another kind with that id', event({ kind: 'contact', type: 'contact.updated' }), act()],
  ['another operation', event(), act({ operationId: 'deleteDeal', method: 'DELETE' })],
  ['refused', event(), act({ status: 409 })],
  ['not known what became of it', event(), act({ status: null })],
  ['a fault of the server', event(), act({ status: 500 })],
])('%s: nobody is named', (_, of, one) => {
  expect(who(of, [one])).toBeUndefined();
});

test('two writes that may both have done it name nobody, also where one of them failed on its way', () => {
  expect(who(event(), [act(), act({ person: { id: 'u2', name: 'Bea' } })])).toBeUndefined();
  expect(who(event(), [act(), act({ status: null })])).toBeUndefined();
  expect(who(event(), [act(), act({ status: 422 })])).toBe('Ana');
});

test('of two events of a type beside one write the other came from elsewhere: neither is named', () => {
  const [one, other] = [event(), event({ at: later(900) })];
  expect(who(one, [act()], [one, other])).toBeUndefined();
  const won = event({ type: 'deal.won' });
  expect(who(one, [act()], [one, won])).toBe('Ana');
});

test('what is created is known by the answer alone', () => {
  const created = event({ type: 'deal.created' });
  const create = act({ operationId: 'createDeal', method: 'POST', path: '/deals' });
  expect(who(created, [create])).toBe('Ana');
  expect(who(created, [act({ ...create, replyBody: '{"id":8}' })])).toBeUndefined();
  expect(who(created, [act({ ...create, replyBody: '{"id":7…' })])).toBeUndefined();
  // A clone names what it was copied from in its path.
  const clone = act({
    operationId: 'cloneProduct',
    method: 'POST',
    path: '/products/3/clone',
    replyBody: '{"id":7}',
  });
  const product = { kind: 'product', type: 'product.created' };
  expect(who(event(product), [clone])).toBe('Ana');
  expect(who(event({ ...product, id: '3' }), [clone])).toBeUndefined();
});

test('an upsert is of the record that it answers with', () => {
  const upsert = act({ operationId: 'upsertDeal', method: 'POST', path: '/deals/upsert' });
  expect(who(event(), [upsert])).toBe('Ana');
  expect(who(event({ id: '9' }), [upsert])).toBeUndefined();
});

test('the writes that are named are writes of the contract', () => {
  const known = new Set(operations.filter(({ method }) => method !== 'GET').map(({ id }) => id));
  const named = eventTypes.flatMap((type: EventType) => writesOf(type));
  expect(named.filter((id) => !known.has(id))).toEqual([]);
  expect(named.length).toBeGreaterThan(40);
});

test('whatever was written, at most one person is named, and it is one of those who wrote', () => {
  const acts = fc.array(
    fc.record({
      person: fc.constantFrom('a', 'b'),
      ms: fc.integer({ min: -9_000, max: 9_000 }),
      status: fc.constantFrom(200, 404, 500, null),
    }),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(acts, (drawn) => {
      const made = drawn.map(({ person, ms, status }) =>
        act({ person: { id: person, name: person }, at: later(ms), status }),
      );
      const named = whoDid(event(), made, [event()]);
      const able = made.filter((one) => {
        const after = later(20).getTime() - one.at.getTime();
        return one.status !== 404 && after >= -5_000 && after <= 5_040;
      });
      if (named)
        expect(able.filter(({ status }) => status === 200).map(({ person }) => person)).toContain(named);
      if (able.length > 1) expect(named).toBeUndefined();
    }),
    { numRuns: 1_000 },
  );
});
