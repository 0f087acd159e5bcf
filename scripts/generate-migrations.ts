import { execFileSync } from 'node:child_process';

const schemas = [
  { schema: './sandbox/db/tables/*.ts', out: './sandbox/db/migrations' },
  { schema: './lib/store/tables/*.ts', out: './lib/store/migrations' },
];

/**
 * `npm run db:generate <name>`: for each program a migration of what its tables say beyond the migrations there are.
 * A migration that is on main is never changed: data folders and databases have applied it.
 */
const name = process.argv[2] ?? 'change';
for (const { schema, out } of schemas) {
  execFileSync(
    'drizzle-kit',
    ['generate', '--dialect=postgresql', `--schema=${schema}`, `--out=${out}`, `--name=${name}`],
    { stdio: 'inherit' },
  );
}
