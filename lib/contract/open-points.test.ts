import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorStatus } from './errors.ts';
import { operations } from './registry.ts';

const openPoints = readFileSync(new URL('../../docs/open-points.md', import.meta.url), 'utf8');

test('every error code is explained in the open points', () => {
  const ofDocument = ['validation_error'];
  const missing = Object.keys(errorStatus).filter((code) => !openPoints.includes(`\`${code}\``));
  expect(missing.filter((code) => !ofDocument.includes(code))).toEqual([]);
});

test('every filter that only this project has is named there', () => {
  for (const { extensionQuery } of operations) {
    for (const name of Object.keys(extensionQuery ?? {})) expect(openPoints).toContain(`\`${name}\``);
  }
});
