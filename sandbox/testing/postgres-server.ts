import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../lib/database/open.ts';
import { migrations } from '../app.ts';
import { administer } from './administer.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Server whose database `template_sandbox` is migrated; each test file copies it. */
    postgresUrl: string;
  }
}

export const TEMPLATE = 'template_sandbox';

/** Starts one PostgreSQL for all test files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await administer(server.url, `create database ${TEMPLATE}`);
  const template = await openDatabase({ url: server.urlOf(TEMPLATE), migrations });
  await template.close();
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
