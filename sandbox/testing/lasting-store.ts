import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createTestDatabase } from './test-database.ts';

/** Settings of a sandbox whose data outlives every process of the test. */
export async function lastingStore(): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-lasting-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  if (process.env.TEST_DATABASE !== 'postgres') return { SANDBOX_DATA_DIR: folder };
  const { url, close } = await createTestDatabase();
  onTestFinished(close);
  return { SANDBOX_DATA_DIR: folder, SANDBOX_DATABASE_URL: url! };
}
