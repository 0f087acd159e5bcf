import { expect, test } from 'vitest';
import type { Json } from '@/lib/contract/scalars';
import { parseJson } from '@/lib/json/parse-json';
import { seenVersions } from './seen-versions';

type Content = { readonly nombre: string; readonly campos?: Json };

function seen() {
  const values = new Map<string, unknown>();
  return seenVersions<Content>('versions', {
    get: async (key) => values.get(key),
    change: async (key, change) => {
      values.set(key, change(values.get(key)));
      return true;
    },
  });
}

const form = (version: number, nombre: string, campos: Json = []) => ({
  version: String(version),
  at: `2026-11-22T10:00:0${version % 10}Z`,
  content: { nombre, campos },
});

test('another content is another version, the newest first; the same read again is not', async () => {
  const versions = seen();
  await versions.note('ana/c/1', form(1, 'Uno'));
  await versions.note('ana/c/1', form(1, 'Uno'));
  await versions.note('ana/c/1', form(2, 'Dos'));
  await versions.note('ana/c/2', form(9, 'Otro'));
  expect(await versions.read('ana/c/1')).toMatchObject([
    { version: '2', at: '2026-11-22T10:00:02Z', content: { nombre: 'Dos', campos: [] } },
    { version: '1', content: { nombre: 'Uno' } },
  ]);
});

test('the oldest of many go, and numbers stay as the server wrote them', async () => {
  const versions = seen();
  const campos = parseJson('[{"minimo":1.10}]') as unknown as Json;
  for (let version = 1; version <= 45; version++) {
    await versions.note('k', form(version, `n ${version}`, campos));
  }
  const all = await versions.read('k');
  expect([all.length, all[0]!.version, all.at(-1)!.version]).toEqual([40, '45', '6']);
  expect(JSON.stringify(all[0]!.content.campos)).toBe('[{"minimo":1.10}]');
});

test('nothing is kept of a document that was not seen', async () => {
  const versions = seen();
  await versions.note('k', form(1, 'Uno'));
  expect(await versions.read('other')).toEqual([]);
});
