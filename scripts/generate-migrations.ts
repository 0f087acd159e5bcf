import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const schemas = [
  { schema: './sandbox/db/tables/*.ts', out: './sandbox/db/migrations', extension: 'pg_trgm' },
  { schema: './lib/store/tables/*.ts', out: './lib/store/migrations', isAddedTo: true },
];

/**
 * Makes one initial migration of all tables of the sandbox, in place of what is there: its data can be made anew.
 * The console's store holds what nobody else has, so its migrations are only ever added to; name what changed with
 * `npm run db:generate <name>`.
 */
for (const { schema, out, extension, isAddedTo } of schemas) {
  if (!existsSync(schema.slice(0, schema.indexOf('*')))) continue;
  if (!isAddedTo) rmSync(out, { recursive: true, force: true });
  const name = isAddedTo ? (process.argv[2] ?? 'change') : 'initial';
  execFileSync(
    'drizzle-kit',
    ['generate', '--dialect=postgresql', `--schema=${schema}`, `--out=${out}`, `--name=${name}`],
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
