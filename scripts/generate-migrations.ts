import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const schemas = [
  { schema: './sandbox/db/tables/*.ts', out: './sandbox/db/migrations', extension: 'pg_trgm' },
  { schema: './lib/store/tables/*.ts', out: './lib/store/migrations' },
];

/**
 * Makes one initial migration of all tables of each program, in place of what is there: until the first release
 * there is no database that would have to be carried over.
 */
for (const { schema, out, extension } of schemas) {
  if (!existsSync(schema.slice(0, schema.indexOf('*')))) continue;
  rmSync(out, { recursive: true, force: true });
  execFileSync(
    'drizzle-kit',
    ['generate', '--dialect=postgresql', `--schema=${schema}`, `--out=${out}`, '--name=initial'],
    { stdio: 'inherit' },
  );
  if (extension)
    prepend(
      join(out, '0000_initial.sql'),
      `CREATE EXTENSION IF NOT EXISTS ${extension};--> statement-breakpoint\n`,
    );
}

function prepend(file: string, text: string): void {
  writeFileSync(file, text + readFileSync(file, 'utf8'));
}
