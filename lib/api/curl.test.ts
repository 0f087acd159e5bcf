import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDeal, getDeal } from './contract/deals.ts';
import { curlOf } from './curl.ts';

test('a read has the address and the key, a write its body and an idempotency key', () => {
  expect(curlOf(getDeal, { path: { deal_id: 7 } }, 'https://api.example.cl/api/v1/')).toBe(
    `curl -X GET 'https://api.example.cl/api/v1/deals/7' \\\n  -H "Authorization: Bearer $API_KEY"`,
  );
  const write = curlOf(createDeal, { body: { title: "Today's" } }, 'http://127.0.0.1:4010/api/v1');
  expect(write).toContain('-H "Idempotency-Key: $(uuidgen)"');
  expect(write).toContain(`-d '{"title":"Today'\\''s"}'`);
});

test('a shell hands curl the very body, whatever is in it', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }).filter((title) => !title.includes('\0')),
      (title) => {
        const command = curlOf(createDeal, { body: { title } }, 'http://x').replace('$(uuidgen)', 'k');
        const words = execFileSync('sh', ['-c', `curl() { printf '%s' "\${11}"; }; ${command}`], {
          env: { ...process.env, API_KEY: 'k' },
          encoding: 'utf8',
        });
        expect(JSON.parse(words)).toEqual({ title });
      },
    ),
    { numRuns: 25 },
  );
});
