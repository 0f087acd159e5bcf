import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** `npm run fuzz [requests]`: 20,000 odd requests to each database unless another number is given. */
const [requests = '20000'] = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  [
    join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs'),
    ...['run', '--project', 'sandbox-pglite', '--project', 'sandbox-postgres'],
    'sandbox/conformance/fuzz.test.ts',
  ],
  { stdio: 'inherit', env: { ...process.env, FUZZ_REQUESTS: requests } },
);
process.exitCode = status ?? 1;
