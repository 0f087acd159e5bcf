import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PassedPhases } from './passed-phases.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'passed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = () => new PassedPhases(join(folder, 'test', 'passed.json'));

test('a phase has passed with what it was given when it did, in later runs too', () => {
  expect(read().at('lint', 'a')).toBeUndefined();
  read().note('lint', 'a', true);
  read().note('types', 'b', true);
  expect(read().at('lint', 'a')).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(read().at('lint', 'b')).toBeUndefined();
  expect(read().at('types', 'b')).toBeDefined();
});

test('a phase that fails has not passed, whatever it was given before', () => {
  read().note('lint', 'a', true);
  read().note('lint', 'a', false);
  expect(read().at('lint', 'a')).toBeUndefined();
});
