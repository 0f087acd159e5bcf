import { expect, it } from 'vitest';
import { readCommand } from './options.ts';

const env = { CONSOLE_TOKEN: 'cfg_secret' };
const named = ['--connection', 'Test', '--dir', 'config'];

it('takes the console and the token from the environment', () => {
  expect(readCommand(['pull', ...named], env)).toEqual({
    kind: 'pull',
    settings: { url: 'http://localhost:3000', token: 'cfg_secret' },
    options: { connection: 'Test', dir: 'config' },
  });
  expect(
    readCommand(['plan', ...named], { ...env, CONSOLE_URL: 'https://console.example.cl/' }),
  ).toMatchObject({
    settings: { url: 'https://console.example.cl' },
    options: { isJson: false, proposes: false },
  });
});

it('takes a folder from where npm was called', () => {
  const given = { ...env, INIT_CWD: '/home/ana/project' };
  expect(readCommand(['pull', ...named], given)).toMatchObject({
    options: { dir: '/home/ana/project/config' },
  });
});

it('takes several records to delete, and a side that counts', () => {
  const more = [
    '--delete',
    'products/sku:A',
    '--delete',
    'forms/nombre:b',
    '--take',
    'source',
    '--confirm',
    'Test',
  ];
  expect(readCommand(['apply', ...named, ...more], env)).toMatchObject({
    options: {
      deletes: ['products/sku:A', 'forms/nombre:b'],
      take: 'source',
      activates: false,
      confirm: 'Test',
    },
  });
});

it.each([
  [['push', ...named], env, 'There is no command "push"'],
  [['pull', '--dir', 'x'], env, 'Pass the connection'],
  [['pull', '--connection', 'x'], env, 'Pass the folder'],
  [['plan', ...named, '--token', 'cfg_secret'], env, "Unknown option '--token'"],
  [['apply', ...named, '--take', 'mine'], env, '--take takes source'],
  [['plan', ...named], {}, 'CONSOLE_TOKEN is not set'],
  [['plan', ...named], { ...env, CONSOLE_URL: 'localhost:3000' }, 'CONSOLE_URL is no http'],
] as const)('%j is answered with what to do', (args, given, words) => {
  const read = () => readCommand(args, given);
  expect(read).toThrow(words);
  expect(read).not.toThrow('cfg_secret');
});
