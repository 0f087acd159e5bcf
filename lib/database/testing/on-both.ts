import { relative } from 'node:path';
import { expect, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The test files that run on both databases, as paths from the root. */
    databaseTests: readonly string[];
  }
}

/**
 * Fails in a test that opens a database and is not known to: it would run on one of the two alone, and nobody would
 * notice. Called by what opens databases for tests.
 */
export function assertRunsOnBoth(): void {
  const file = relative(process.cwd(), expect.getState().testPath!);
  if (inject('databaseTests').includes(file)) return;
  throw new Error(
    `${file} opens a database, which scripts/test/database-tests.ts does not see: it runs on one only`,
  );
}
