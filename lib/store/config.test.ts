import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from './config';

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'console-config-'));

it('makes a secret once, readable by its owner only', () => {
  const dataDir = join(emptyFolder(), 'console');
  const first = readConfig({ CONSOLE_DATA_DIR: dataDir });
  expect(first.secret.length).toBeGreaterThanOrEqual(43);
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
  expect(readConfig({ CONSOLE_DATA_DIR: dataDir }).secret).toBe(first.secret);
  expect(readFileSync(join(dataDir, 'secret'), 'utf8').trim()).toBe(first.secret);
});

it('does not go on with a damaged secret', () => {
  const dataDir = emptyFolder();
  writeFileSync(join(dataDir, 'secret'), '');
  expect(() => readConfig({ CONSOLE_DATA_DIR: dataDir })).toThrow('is damaged');
});

it('has the defaults of a start without settings', () => {
  const config = readConfig({
    CONSOLE_SECRET: 'x'.repeat(32),
    CONSOLE_URL: '',
    SUBACCOUNT_BASE_URL: 'https://a.cl',
  });
  expect(config).toMatchObject({ url: 'http://localhost:3000', urlIsSet: false });
  expect(config.firstConnection).toBeUndefined();
  expect(readConfig({ CONSOLE_SECRET: 'x'.repeat(32), PORT: '3100' }).url).toBe('http://localhost:3100');
});

it('names the wrong settings and never their values', () => {
  const wrong = { CONSOLE_SECRET: 'tiny-secret', PORT: 'many', CONSOLE_URL: 'ftp://x' };
  expect(() => readConfig(wrong)).toThrow(/^Not a valid setting: PORT, CONSOLE_SECRET, CONSOLE_URL$/);
});

it.each([
  ['SUBACCOUNT_BASE_URL', 'localhost:4010'],
  ['SUBACCOUNT_BASE_URL', 'http://api.example.cl/api/v1'],
  ['SUBACCOUNT_API_KEY', 'clave-ñ'],
])('names %s where it cannot make a connection', (name, value) => {
  expect(() => readConfig({ CONSOLE_SECRET: 'x'.repeat(32), [name]: value })).toThrow(
    `Not a valid setting: ${name}`,
  );
});
