import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clientContract } from './client-contract';

const root = join(import.meta.dirname, '..');

test.each([...(await clientContract(root))])(
  'lib/api/contract/%s says what the contract says (else: npm run contract:generate)',
  (name, text) => {
    expect(readFileSync(join(root, 'lib/api/contract', name), 'utf8')).toBe(text);
  },
);
