import { expect, test } from 'vitest';
import { readerOf } from './language.ts';

test.each([
  [undefined, 'es', 'es'],
  ['*', 'es', 'es'],
  ['fr-CA, fr;q=0.9', 'es', 'es'],
  ['en-GB,en;q=0.9,es;q=0.8', 'en', 'en-GB'],
  ['en;q=0.3, es-MX;q=0.8', 'es', 'es-MX'],
  ['es;q=0, en;q=0.1', 'en', 'en'],
  ['EN-us', 'en', 'en-US'],
  ['en;q=much, es-CL', 'es', 'es-CL'],
  ['en-x', 'en', 'en'],
  ['ene, ess', 'es', 'es'],
])('%s is read in %s with the times of %s', (header, language, locale) => {
  expect(readerOf(header)).toEqual({ language, locale });
});
