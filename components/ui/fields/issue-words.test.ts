import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import en from '@/messages/en/ui.json';
import es from '@/messages/es/ui.json';

/** How the contract's rules and the sandbox's services name an issue. */
const named =
  /(?:issue|error|message): '([a-z0-9]+(?:_[a-z0-9]+)*)'|formatWord\('(\w+)'\)|return '(\w+_\w+)'/gm;
/** A cursor is no field that somebody fills. */
const never = ['invalid_cursor'];
const sources = [
  ...readdirSync('lib/contract').map((name) => `lib/contract/${name}`),
  'sandbox/delivery/endpoint-url.ts',
  ...readdirSync('sandbox/services', { recursive: true }).map((name) => `sandbox/services/${name}`),
].filter((path) => /(?<!\.test)\.ts$/.test(path));

const codes = [
  ...new Set(
    sources.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(named)].map((match) => match.slice(1).find(Boolean)!),
    ),
  ),
];

test('every issue that the contract or the sandbox names has words in both languages', () => {
  expect(codes).toContain('https_required');
  expect(codes).toContain('invalid_decimal');
  expect(codes.filter((code) => !never.includes(code) && !(code in en.issue && code in es.issue))).toEqual(
    [],
  );
});
