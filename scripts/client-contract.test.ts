import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clientContract } from './client-contract';

const folder = join(import.meta.dirname, '../lib/api/contract');

test.each([...(await clientContract())])(
  'lib/api/contract/%s says what the contract says (else: npm run contract:generate)',
  (name, text) => {
    expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
  },
);
