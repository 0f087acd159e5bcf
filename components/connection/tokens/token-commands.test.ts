import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { tokenCommands } from './token-commands';

const given = { origin: 'https://console.example.cl', token: 'cfg_a1', connection: 'Pruebas' };

test('a token that applies is shown with all three commands, one that reads without the last', () => {
  expect(
    tokenCommands({ ...given, scope: 'apply' })
      .split('\n')
      .slice(3),
  ).toEqual(
    ['pull', 'plan', 'apply'].map(
      (verb) => `npm run config -- ${verb} --connection 'Pruebas' --dir ./configuration`,
    ),
  );
  expect(tokenCommands({ ...given, scope: 'read' })).not.toContain('-- apply');
});

test('a shell reads the name of a connection as it is, whatever stands in it', () => {
  const connection = `O'Higgins "$HOME" \`id\` 100%`;
  const commands = tokenCommands({ ...given, connection, scope: 'read' });
  const script = `npm() { printf '%s|%s|%s' "$6" "$CONSOLE_URL" "$CONSOLE_TOKEN"; exit; }\n${commands}`;
  expect(execFileSync('sh', ['-c', script], { encoding: 'utf8' })).toBe(
    `${connection}|https://console.example.cl|cfg_a1`,
  );
});
