import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { assertRunsOnBoth } from '../../lib/database/testing/on-both.ts';
import { copyTemplate } from './test-database.ts';

/**
 * Settings of a sandbox whose data outlives every process of the test: migrated and empty, for to initialise a folder
 * takes a program longer than most of what is tested of it.
 */
export async function lastingStore(): Promise<{ SANDBOX_DATA_DIR: string; SANDBOX_DATABASE_URL?: string }> {
  assertRunsOnBoth();
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-lasting-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  if (process.env.TEST_DATABASE === 'postgres') {
    const { url, drop } = await copyTemplate();
    onTestFinished(drop);
    return { SANDBOX_DATA_DIR: folder, SANDBOX_DATABASE_URL: url };
  }
  mkdirSync(join(folder, 'pgdata'));
  execFileSync('tar', ['-xf', inject('pgliteSnapshot'), '-C', join(folder, 'pgdata')], { stdio: 'pipe' });
  return { SANDBOX_DATA_DIR: folder };
}
