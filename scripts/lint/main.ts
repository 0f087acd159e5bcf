import { join } from 'node:path';
import { faultsOf } from './check-imports.ts';
import { readImports } from './read-imports.ts';

/** Part of `npm run lint`: whether the project's files import each other as import-rules.ts says. */
const faults = faultsOf(readImports(join(import.meta.dirname, '../..')));
for (const { from, to, why } of faults) console.error(`${from} -> ${to}: ${why}`);
process.exitCode = faults.length === 0 ? 0 : 1;
