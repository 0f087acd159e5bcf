import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseTests } from './database-tests.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'database-tests-'));
  write('lib/testing/store.ts', "export const kind = process.env.TEST_DATABASE ?? 'pglite';");
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

test.each([
  ['itself', "if (process.env.TEST_DATABASE === 'postgres') run();"],
  ['by what the run gives it', "const url = inject('postgresUrl');"],
  ['by an import', "import { kind } from '../lib/testing/store.ts';"],
  ['by an import over lines', "import {\n  type Kind,\n  kind,\n} from '../lib/testing/store.ts';"],
  ['by an import for its effect', "import '../lib/testing/store.ts';"],
  ['by the alias', "import { kind } from '@/lib/testing/store';"],
  [
    'by a later import',
    "test('x', async () => {\n  const { kind } = await import('../lib/testing/store.ts');\n});",
  ],
  ['by a re-export', "export { kind } from '../lib/testing/store.ts';"],
])('a test that reads on which database it runs %s is one', (_, text) => {
  write('sandbox/a.test.ts', text);
  write(
    'sandbox/b.test.ts',
    "import type { Kind } from '../lib/testing/store.ts';\nimport { join } from 'node:path';",
  );
  expect(databaseTests(root, 'sandbox')).toEqual(['sandbox/a.test.ts']);
});

test('files that import each other in a circle are all followed, whichever is read first', () => {
  write('sandbox/one.ts', "import './two.ts';");
  write('sandbox/two.ts', "import './one.ts';\nimport './three.ts';");
  write('sandbox/three.ts', "import './two.ts';\nimport '../lib/testing/store.ts';");
  for (const start of ['one', 'two', 'three']) write(`sandbox/${start}.test.ts`, `import './${start}.ts';`);
  expect(databaseTests(root, 'sandbox')).toHaveLength(3);
});
