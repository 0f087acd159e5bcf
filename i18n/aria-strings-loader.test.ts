import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import ariaStringsLoader from './aria-strings-loader.mjs';

const folder = join(
  dirname(createRequire(import.meta.url).resolve('react-aria/package.json')),
  'dist/private',
);

test.each(['combobox', 'datepicker', 'menu'])('of the sentences of %s ours are left', (component) => {
  const source = readFileSync(join(folder, component, 'intlStrings.mjs'), 'utf8');
  const left = ariaStringsLoader.call({ getOptions: () => ({ languages: ['en', 'es'] }) }, source);
  expect([...left.matchAll(/^import .*\/([\w-]+)\.mjs/gm)].map(([, tag]) => tag)).toEqual(['en-US', 'es-ES']);
  expect([...left.matchAll(/^ {4}"([\w-]+)":/gm)].map(([, tag]) => tag)).toEqual(['en-US', 'es-ES']);
  expect(left).toContain('as default');
});
