import { expect, test } from 'vitest';
import { type KnownVersion, withActs } from './use-known-versions';

const known = (id: string, version: string | undefined, minute: number, nombre: string): KnownVersion => ({
  id,
  version,
  at: `2026-11-22T10:0${minute}:00Z`,
  content: { nombre, campos: [] },
});
const idsOf = (versions: readonly KnownVersion[]) => versions.map(({ id }) => id);

test('what was seen here stands once, by its number', () => {
  const seen = [known('s2', '2', 2, 'Dos')];
  expect(idsOf(withActs(seen, [known('a2', '2', 2, 'Dos'), known('a1', '1', 1, 'Uno')]))).toEqual([
    's2',
    'a1',
  ]);
});

test('where the server counts no versions, other contents of the activity stay', () => {
  const seen = [known('s2', undefined, 3, 'Dos')];
  const acts = [known('a2', undefined, 2, 'Dos'), known('a1', undefined, 1, 'Uno')];
  expect(idsOf(withActs(seen, acts))).toEqual(['s2', 'a1']);
});
