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

it('takes its secrets from files', () => {
  const folder = emptyFolder();
  const fileWith = (name: string, text: string) => {
    writeFileSync(join(folder, name), `${text}\n`);
    return join(folder, name);
  };
  const config = readConfig({
    CONSOLE_SECRET_FILE: fileWith('secret', 's'.repeat(40)),
    CONSOLE_DATABASE_URL_FILE: fileWith('database', 'postgres://console@127.0.0.1/console'),
    SUBACCOUNT_BASE_URL: 'https://api.example.cl/api/v1',
    SUBACCOUNT_API_KEY_FILE: fileWith('key', 'sub_live_0123456789'),
    SUBACCOUNT_LIVE_API_KEY_FILE: fileWith('live-key', 'other_0123456789'),
    SMTP_URL_FILE: fileWith('smtp', 'smtp://127.0.0.1:25'),
  });
  expect(config).toMatchObject({
    secret: 's'.repeat(40),
    databaseUrl: 'postgres://console@127.0.0.1/console',
    firstConnection: {
      baseUrl: 'https://api.example.cl/api/v1',
      apiKey: 'sub_live_0123456789',
      liveApiKey: 'other_0123456789',
    },
    smtpUrl: 'smtp://127.0.0.1:25',
  });
});

it.each([
  ['SUBACCOUNT_BASE_URL', 'localhost:4010'],
  ['SUBACCOUNT_BASE_URL', 'http://api.example.cl/api/v1'],
  ['SUBACCOUNT_API_KEY', 'clave-ñ'],
  ['SUBACCOUNT_LIVE_API_KEY', 'clave-ñ'],
])('names %s where it cannot make a connection', (name, value) => {
  expect(() => readConfig({ CONSOLE_SECRET: 'x'.repeat(32), [name]: value })).toThrow(
    `Not a valid setting: ${name}`,
  );
});
