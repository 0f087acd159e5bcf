import { expect, it } from 'vitest';
import { sideOfFiles } from '@/lib/configuration/files/side-of-files';
import { readOnce } from './files-memory';

let reads = 0;
const ask = (files: Record<string, string>, now = 0) =>
  readOnce(
    files,
    async () => {
      reads++;
      return sideOfFiles(files);
    },
    now,
  );
const minute = 60_000;

it('reads the same files once for some minutes, in whatever order they come', async () => {
  reads = 0;
  const files = { 'forms/a.yaml': 'slug: a', 'forms/b.yaml': 'slug: b' };
  const [first, at, later] = await Promise.all([
    ask(files),
    ask(Object.fromEntries(Object.entries(files).toReversed())),
    ask({ ...files }, 4 * minute),
  ]);
  expect([at, later, reads]).toEqual([first, first, 1]);
  await ask(files, 5 * minute);
  expect(reads).toBe(2);
});

it.each([
  ['a text', { 'forms/a.yaml': 'slug: other' }],
  ['a path', { 'forms/other.yaml': 'slug: a' }],
  ['where a path ends', { 'forms/a.yamls': 'lug: a' }],
  ['a file more', { 'forms/a.yaml': 'slug: a', 'forms/b.yaml': '' }],
])('takes no other files for them: %s', async (_, other) => {
  const known = await ask({ 'forms/a.yaml': 'slug: a' }, 60 * minute);
  expect(await ask(other, 60 * minute)).not.toBe(known);
});

it('keeps no more than so much: the oldest goes', async () => {
  const large = (n: number) => ({ 'README.md': `${n}`.padEnd(12 * 1024 * 1024) });
  for (const n of [1, 2, 3]) await ask(large(n), 120 * minute);
  reads = 0;
  await ask(large(3), 121 * minute);
  expect(reads).toBe(0);
  await ask(large(1), 121 * minute);
  expect(reads).toBe(1);
});
