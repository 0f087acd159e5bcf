import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasOtherOrder, inEnvelopeOrder, orderLike } from './key-order';

const name = fc.stringMatching(/^[a-z]{1,6}$/);
const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
const { value: anyJson } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(name, tie('value'), { noNullPrototype: true }),
  ),
}));

/** As `sort_keys` of Python, maps of Go and many others write an object. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

test('sorted keys go back to where they stood', () => {
  fc.assert(
    fc.property(anyJson, (value) => {
      expect(JSON.stringify(orderLike(sorted(value), value))).toBe(JSON.stringify(value));
    }),
  );
});

test('whatever the shape, only the order changes, and once', () => {
  fc.assert(
    fc.property(anyJson, anyJson, (value, shape) => {
      const ordered = orderLike(value, shape);
      expect(ordered).toEqual(value);
      expect(JSON.stringify(orderLike(ordered, shape))).toBe(JSON.stringify(ordered));
    }),
  );
});

test('an event of the document is in order, its sorted copy is not', () => {
  const event = { id: 'evt_1', type: 'deal.won', api_version: 'v1', data: { b: 1, a: 2 } };
  expect(hasOtherOrder(event)).toBe(false);
  expect(hasOtherOrder(sorted(event))).toBe(true);
  expect(JSON.stringify(inEnvelopeOrder({ data: { b: 1, a: 2 }, type: 't', id: 'i' }))).toBe(
    '{"id":"i","type":"t","data":{"b":1,"a":2}}',
  );
});

test.each([[null], ['text'], [[1]], [{ b: 1, a: 2 }]])('%j is no event', (value) => {
  expect(hasOtherOrder(value)).toBe(false);
});
