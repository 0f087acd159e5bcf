import { expect, test } from 'vitest';
import { nextPath } from './next-path';

test('a page of the console is kept with its query', () => {
  expect(nextPath('/pipelines/7?view=list')).toBe('/pipelines/7?view=list');
});

test.each([
  undefined,
  '',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/pipelines/..//evil.example',
  '/%2e//evil.example',
  'javascript:alert(1)',
])('%j leads home', (asked) => {
  expect(nextPath(asked)).toBe('/');
});
