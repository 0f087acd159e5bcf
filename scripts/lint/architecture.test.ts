import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rows } from './import-rules.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

test('the table of docs/architecture.md is the one that is checked', () => {
  const table = [...page.matchAll(/^\| \*\*(\w+)\*\* \| (.*?) \| .*? \| ([^|]*) \|$/gm)].map(
    ([, name, folders, may]) => ({
      name,
      folders: [...folders!.matchAll(/`([^`]+)`/g)].map(([, folder]) => folder),
      may: may === 'nothing' ? [] : may!.split(', '),
    }),
  );
  expect(table).toEqual(
    rows.map(({ name, folders, among, may }) => ({
      name,
      folders,
      may: [...(among === 'none' ? [] : ['those before']), ...may],
    })),
  );
});

test('the folders and files that the page names are there', () => {
  const named = [...page.matchAll(/(?:^|`)((?:app|components|lib|sandbox|scripts|docs)\/[\w/.()-]+)/gm)];
  expect(named.length).toBeGreaterThan(60);
  expect(named.map(([, path]) => path!).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
