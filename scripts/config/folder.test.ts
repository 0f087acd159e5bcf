import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FILE_BYTES } from '../../lib/configuration/files/limits.ts';
import { readFolder, writeFolder } from './folder.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'config-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const head = (...kinds: string[]) => `format: 1\nkinds: [${kinds.join(', ')}]\n`;
const put = (path: string, text: string) => {
  mkdirSync(join(dir, path, '..'), { recursive: true });
  writeFileSync(join(dir, path), text);
};

it('is read as it was written, and written once', () => {
  const files = { 'configuration.yaml': head('products'), 'products/plan-pro.yaml': 'nombre: Plan Ñ\n' };
  const inside = join(dir, 'new', 'folder');
  expect(writeFolder(inside, files)).toEqual({ written: 2, removed: 0, unchanged: 0, kept: [] });
  expect(readFolder(inside)).toEqual(files);
  expect(writeFolder(inside, files)).toEqual({ written: 0, removed: 0, unchanged: 2, kept: [] });
  expect(readdirSync(join(inside, 'products'))).toEqual(['plan-pro.yaml']);
});

it('loses what is no longer configuration, and nothing that belongs to somebody else', () => {
  const theirs = [
    'README.md',
    '.gitlab-ci.yml',
    'notes/a.yaml',
    'products/readme.txt',
    'products/.hidden.yaml',
  ];
  for (const path of theirs) put(path, 'mine');
  put('products/gone.yaml', 'nombre: Gone\n');
  put('products/gone-too.yml', 'nombre: Gone\n');
  const { removed } = writeFolder(dir, {
    'configuration.yaml': head('products'),
    'products/plan.yaml': 'nombre: Plan\n',
  });
  expect(removed).toBe(2);
  for (const path of theirs) expect(readFileSync(join(dir, path), 'utf8'), path).toBe('mine');
  expect(Object.keys(readFolder(dir))).toEqual(['configuration.yaml', 'products/plan.yaml']);
});

it('keeps the files of a kind that could not be read', () => {
  put('forms/contacto.yaml', 'nombre: Contacto\n');
  const { kept, removed } = writeFolder(dir, { 'configuration.yaml': head('products') });
  expect({ kept, removed }).toEqual({ kept: ['forms'], removed: 0 });
  expect(existsSync(join(dir, 'forms/contacto.yaml'))).toBe(true);
});

it.each([
  '../outside.yaml',
  'products/../../outside.yaml',
  '/etc/a.yaml',
  'products/a.sh',
  'notes/a.yaml',
  'products/.a.yaml',
])('writes nothing where the console names %s', (path) => {
  const files = { 'configuration.yaml': head('products'), [path]: 'x' };
  expect(() => writeFolder(dir, files)).toThrow('named a file that is none');
  expect(readdirSync(dir)).toEqual([]);
});

it('says which folder is missing or has nothing, and which file is no text', () => {
  expect(() => readFolder(join(dir, 'none'))).toThrow(
    /There is no folder .*none\.\nWrite it first: npm run config/,
  );
  put('README.md', 'mine');
  expect(() => readFolder(dir)).toThrow('There is no configuration in');
  mkdirSync(join(dir, 'forms'));
  writeFileSync(join(dir, 'forms/a.yaml'), Buffer.from([0xff, 0xfe, 0x00]));
  expect(() => readFolder(dir)).toThrow('a.yaml cannot be read (it is not UTF-8)');
});

it('takes no more than the console does, and says what is too large', () => {
  put('products/plan.yaml', `nombre: ${'x'.repeat(FILE_BYTES)}`);
  expect(() => readFolder(dir)).toThrow(/products.plan\.yaml is larger than 1 MB/);
  for (let n = 0; n < 17; n++) put(`forms/${n}.yaml`, 'x'.repeat(FILE_BYTES));
  rmSync(join(dir, 'products/plan.yaml'));
  expect(() => readFolder(dir)).toThrow(/The configuration in .* is larger than 16 MB/);
});
