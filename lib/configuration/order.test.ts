import fc from 'fast-check';
import { expect, test } from 'vitest';
import { configurationKinds } from '@/lib/resources/configuration';
import { inOrder } from './order';

const record = fc.record({
  kind: fc.constantFrom(...configurationKinds),
  key: fc.string({ minLength: 1, maxLength: 3 }),
  action: fc.constantFrom('create' as const, 'update' as const, 'delete' as const),
});
const records = fc.uniqueArray(record, { selector: ({ kind, key }) => `${kind}/${key}`, maxLength: 30 });
type Made = { kind: (typeof configurationKinds)[number]; key: string; action: string };

const rankOf = ({ kind, action }: Made) => {
  const rank = configurationKinds.indexOf(kind);
  return action === 'delete' ? 1_000 - rank : rank;
};

test('kinds follow those that they may name, and deletions come last the other way round', () => {
  fc.assert(
    fc.property(records, (given) => {
      const ordered = inOrder(given);
      expect(new Set(ordered)).toEqual(new Set(given));
      expect(ordered.map(rankOf)).toEqual(given.map(rankOf).toSorted((a, b) => a - b));
    }),
  );
});

test('within a kind records stay as they are', () => {
  fc.assert(
    fc.property(records, (given) => {
      const written = given.filter(({ action }) => action !== 'delete');
      const ordered = inOrder(written);
      for (const kind of configurationKinds) {
        expect(ordered.filter((one) => one.kind === kind)).toEqual(
          written.filter((one) => one.kind === kind),
        );
      }
    }),
  );
});

test('a record comes after those that it names, of a later kind too, and is deleted before them', () => {
  const of = (key: string, action: 'create' | 'delete') => ({ kind: 'workflows' as const, key, action });
  const names = ({ key }: { key: string }) => (key === 'a' ? ['c'] : key === 'c' ? ['b'] : []);
  const keys = (action: 'create' | 'delete') =>
    inOrder([of('a', action), of('b', action), of('c', action)], names).map(({ key }) => key);
  expect(keys('create')).toEqual(['b', 'c', 'a']);
  expect(keys('delete')).toEqual(['a', 'c', 'b']);
  const endpoint = { kind: 'endpoints' as const, key: 'd', action: 'create' as const };
  const across = inOrder([of('a', 'create'), endpoint], ({ key }) => (key === 'a' ? ['d'] : []));
  expect(across.map(({ key }) => key)).toEqual(['d', 'a']);
  const circle = inOrder([of('a', 'create'), of('b', 'create')], ({ key }) => [key === 'a' ? 'b' : 'a']);
  expect(circle.map(({ key }) => key)).toEqual(['b', 'a']);
});
