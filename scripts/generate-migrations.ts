import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';

const schemas = [
  { schema: './sandbox/db/tables/*.ts', out: './sandbox/db/migrations' },
  { schema: './lib/store/tables/*.ts', out: './lib/store/migrations' },
];

/**
 * Makes one initial migration of all tables of each program, in place of what is there: until the first release
 * there is no database that would have to be carried over.
 */
for (const { schema, out } of schemas) {
  if (!existsSync(schema.slice(0, schema.indexOf('*')))) continue;
  rmSync(out, { recursive: true, force: true });
  execFileSync(
    'drizzle-kit',
    ['generate', '--dialect=postgresql', `--schema=${schema}`, `--out=${out}`, '--name=initial'],
    { stdio: 'inherit' },
  );
}
