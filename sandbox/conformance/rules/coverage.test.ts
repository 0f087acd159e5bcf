import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ruleSections } from './all.ts';
import { coverageTable, exists, testOf } from './coverage.ts';

const rules = ruleSections.flatMap((section) => section.rules);

test('every rule names tests that exist', () => {
  const named = rules.flatMap(([, ...tests]) => tests);
  expect(named.filter((reference) => !exists(testOf(reference)))).toEqual([]);
  expect(rules.filter(([, ...tests]) => tests.length === 0)).toEqual([]);
});

test('a test that is renamed or removed is missed', () => {
  expect(exists(testOf('http/errors > no such title'))).toBe(false);
  expect(exists(testOf('http/nothing > names every field at fault by its path'))).toBe(false);
});

test('docs/api-coverage.md is what the rules say', () => {
  const file = new URL('../../../docs/api-coverage.md', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(coverageTable());
});
