import { expect, test } from 'vitest';
import { resolveLocale } from './locale';

test('the language chosen before wins over the browser', () => {
  expect(resolveLocale('es', 'en-US,en;q=0.9')).toBe('es');
});

test.each([
  ['es-CL,es;q=0.9,en;q=0.8', 'es'],
  ['fr-FR,es;q=0.4,en;q=0.8', 'en'],
  ['es;q=0,en;q=0.1', 'en'],
  ['de', 'en'],
  [null, 'en'],
])('Accept-Language %s gives %s', (header, expected) => {
  expect(resolveLocale(undefined, header)).toBe(expected);
});

test('a cookie with another value is ignored', () => {
  expect(resolveLocale('xx', 'es')).toBe('es');
});
