import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientContract } from './client-contract.ts';

/** `npm run contract:generate`: what the browser knows of the contract, after the contract has changed. */
const folder = join(import.meta.dirname, '../lib/api/contract');
for (const [name, text] of clientContract()) writeFileSync(join(folder, name), text);
