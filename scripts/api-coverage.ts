import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverageTable } from '../sandbox/conformance/rules/coverage.ts';

/** Writes `docs/api-coverage.md` anew from the rules and the tests that they name. */
writeFileSync(join(import.meta.dirname, '../docs/api-coverage.md'), coverageTable());
