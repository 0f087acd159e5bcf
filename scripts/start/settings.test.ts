import { expect, test } from 'vitest';
import { readStartSettings } from './settings.ts';

test('without settings: the documented ports and folders', () => {
  expect(readStartSettings('/clone', {})).toEqual({
    root: '/clone',
    host: '127.0.0.1',
    consolePort: 3000,
    sandboxPort: 4010,
    consoleUrl: 'http://localhost:3000',
    consoleDataDir: '/clone/.data/console',
    sandboxDataDir: '/clone/.data/sandbox',
    logDir: '/clone/.data/console/logs',
  });
});

test('settings are taken, and an empty one counts as not given', () => {
  const settings = readStartSettings('/clone', {
    PORT: '8080',
    SANDBOX_PORT: '',
    CONSOLE_URL: 'https://console.example.cl',
    SANDBOX_DATA_DIR: '/srv/sandbox',
  });
  expect(settings).toMatchObject({
    consolePort: 8080,
    sandboxPort: 4010,
    consoleUrl: 'https://console.example.cl',
    sandboxDataDir: '/srv/sandbox',
  });
});

test.each(['abc', '0', '65536', '80.5', '-1'])('PORT=%s is refused by name', (PORT) => {
  expect(() => readStartSettings('/clone', { PORT })).toThrow(/^PORT is '.*', which is not a port/);
});

test('one port for both programs is refused', () => {
  expect(() => readStartSettings('/clone', { PORT: '4010' })).toThrow('PORT and SANDBOX_PORT are both 4010');
});
