import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ConfigError } from './config-error.ts';
import { withFiles } from './settings-from-files.ts';

function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'secret');
  writeFileSync(path, text);
  return path;
}

it.each([
  ['as it is', 'a secret', 'a secret'],
  ['without the line break at its end', 'a secret\n', 'a secret'],
  ['without one of Windows', 'a secret\r\n', 'a secret'],
  ['with the spaces that are part of it', ' a secret ', ' a secret '],
  ['with the line breaks within it', 'one\ntwo\n', 'one\ntwo'],
])('takes a setting from its file, %s', (_, text, value) => {
  expect(withFiles({ SECRET_FILE: fileWith(text), PORT: '1' }, ['SECRET'])).toMatchObject({
    SECRET: value,
    PORT: '1',
  });
});

it('counts a setting without a value as one that is not set', () => {
  expect(withFiles({ SECRET: '', SECRET_FILE: fileWith('x') }, ['SECRET']).SECRET).toBe('x');
  expect(withFiles({ SECRET: 'x', SECRET_FILE: '' }, ['SECRET'])).toEqual({ SECRET: 'x' });
});

it('reads no file of a setting that is not asked for', () => {
  expect(withFiles({ OTHER_FILE: '/nowhere' }, ['SECRET'])).toEqual({ OTHER_FILE: '/nowhere' });
});

it('refuses a setting that comes both ways, and does not repeat it', () => {
  const read = () => withFiles({ SECRET: 'geheim', SECRET_FILE: '/nowhere' }, ['SECRET']);
  expect(read).toThrow(new ConfigError('SECRET and SECRET_FILE are both set. Keep one of them.'));
});

it('names the setting whose file cannot be used', () => {
  const read = (path: string) => () => withFiles({ SECRET_FILE: path }, ['SECRET']);
  expect(read('/nowhere/secret')).toThrow(
    new ConfigError('SECRET_FILE: the file /nowhere/secret cannot be read (there is none).'),
  );
  expect(read(tmpdir())).toThrow(`SECRET_FILE: the file ${tmpdir()} cannot be read (it is a folder).`);
  const empty = fileWith('\n');
  expect(read(empty)).toThrow(`SECRET_FILE: the file ${empty} is empty.`);
});
