import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds, judgeUpdate } from './compare.ts';

const scalar = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
const record = fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), scalar, { minKeys: 1 });

test('what holds all that was sent, beside whatever else, is done', () => {
  fc.assert(
    fc.property(record, record, (sent, more) => {
      expect(judgeUpdate(sent, { ...more, ...sent }).kind).toBe('done');
    }),
  );
});

test('what is as before in every field is undone, and never done where a field differs', () => {
  fc.assert(
    fc.property(record, record, (sent, before) => {
      const kept = { ...Object.fromEntries(Object.keys(sent).map((name) => [name, null])), ...before };
      const isHeld = Object.entries(sent).map(([name, value]) => holds(value, kept[name]) === 'same');
      const { kind } = judgeUpdate(sent, kept, kept);
      if (isHeld.every(Boolean)) expect(kind).toBe('done');
      else expect(kind).toBe('undone');
    }),
  );
});

test('what is neither as sent nor as before is not known', () => {
  expect(judgeUpdate({ a: 'new' }, { a: 'tidied' }, { a: 'old' }).kind).toBe('unseen');
  expect(judgeUpdate({ a: 'new', b: 'new' }, { a: 'new', b: 'old' }).kind).toBe('unseen');
});

test('a form that a server may give a value counts where it is news, and not where it was there before', () => {
  expect(judgeUpdate({ name: 'Ana' }, { name: 'ana' }, { name: 'ana' }).kind).toBe('undone');
  expect(judgeUpdate({ name: 'Ana' }, { name: 'ana' }).kind).toBe('unseen');
  expect(judgeUpdate({ amount: '1250' }, { amount: '1250.00' }, { amount: '900.00' }).kind).toBe('done');
});

test('a field that the server does not show tells nothing', () => {
  expect(judgeUpdate({ secret: 'x' }, { id: 1 }).kind).toBe('unseen');
  expect(judgeUpdate({ secret: 'x', title: 'y' }, { title: 'y' }).kind).toBe('done');
});

test.each([
  ['1250', '1250.00'],
  ['-0', '0'],
  [' Ana  Rojas ', 'ana rojas'],
  ['2026-11-22T12:00:00Z', '2026-11-22T09:00:00-03:00'],
  [12, '12'],
  [null, ''],
  [
    ['b', 'a'],
    ['a', 'b'],
  ],
  [{ color: 'Rojo' }, { color: 'rojo', talla: 'M' }],
])('%j may be kept as %j', (sent, kept) => {
  expect(holds(sent, kept)).not.toBe('other');
});

test.each([
  ['1250', '1250.01'],
  ['12345678901234567890123', '12345678901234567890124'],
  ['', 'x'],
  ['2026-11-22', '2026-11-23'],
  [
    ['a', 'a'],
    ['a', 'b'],
  ],
  [{ color: 'rojo' }, { color: 'azul' }],
  [true, 'yes'],
])('%j is not kept as %j', (sent, kept) => {
  expect(holds(sent, kept)).toBe('other');
});
