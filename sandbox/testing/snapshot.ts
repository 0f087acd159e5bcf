import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { TestProject } from 'vitest/node';
import { extensions } from '../../lib/database/pglite-engine.ts';
import { migrations } from '../app.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** File with a migrated PGlite, from which each test file starts its own. */
    pgliteSnapshot: string;
  }
}

/** Makes the database once that every test file starts from: initialising one takes seconds, loading a dump does not. */
export async function provideSnapshot(project: TestProject, migrationsFolder: string): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
  const file = join(folder, 'pglite.tar');
  const lite = await PGlite.create({ extensions });
  await migrate(drizzle(lite), { migrationsFolder });
  writeFileSync(file, new Uint8Array(await (await lite.dumpDataDir('none')).arrayBuffer()));
  await lite.close();
  project.provide('pgliteSnapshot', file);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** The sandbox's. */
export default (project: TestProject) => provideSnapshot(project, migrations);
