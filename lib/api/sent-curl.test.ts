import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentCurl } from './sent-curl';

/** What a shell makes of the command: curl is replaced by a function that prints its arguments. */
function argumentsOf(command: string): string[] {
  const script = `curl() { for a in "$@"; do printf '%s\\0' "$a"; done; }\n${command}`;
  const environment = {
    ...process.env,
    API_KEY: 'sk_test_secret',
    BASE_URL: 'https://gone.example',
  };
  return execFileSync('sh', ['-c', script], { env: environment, encoding: 'utf8' }).split('\0').slice(0, -1);
}

test('a shell sends what the console sent', () => {
  const call = { method: 'POST', path: '/deals/7/move', idempotencyKey: 'k1', requestBody: '{"stage_id":2}' };
  expect(argumentsOf(sentCurl(call, 'https://api.example/v1/'))).toEqual([
    '-X',
    'POST',
    'https://api.example/v1/deals/7/move',
    '-H',
    'Authorization: Bearer sk_test_secret',
    '-H',
    'Idempotency-Key: k1',
    '-H',
    'Content-Type: application/json',
    '--data-raw',
    '{"stage_id":2}',
  ]);
});

test('without the connection the address is left to a variable', () => {
  expect(argumentsOf(sentCurl({ method: 'DELETE', path: '/deals/7' }, undefined))).toContain(
    'https://gone.example/deals/7',
  );
});

test('no body breaks out of its quotes', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[^\0\r]{1,40}$/), (requestBody) => {
      const command = sentCurl({ method: 'POST', path: '/contacts', requestBody }, 'https://api.example');
      expect(argumentsOf(command).at(-1)).toBe(requestBody);
    }),
    { numRuns: 30 },
  );
});
