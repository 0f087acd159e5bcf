import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { registryFiles } from './registry';

const root = join(import.meta.dirname, '..');

test.each([...(await registryFiles(root))])(
  '%s lists what there is (else: npm run contract:generate)',
  (path, text) => {
    expect(readFileSync(join(root, path), 'utf8')).toBe(text);
  },
);
