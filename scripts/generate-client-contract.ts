import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientContract } from './client-contract.ts';
import { registryFiles } from './registry.ts';

/** `npm run contract:generate`: what the browser knows of the contract and of the areas, after either has changed. */
const root = join(import.meta.dirname, '..');
const contract = [...(await clientContract(root))].map(
  ([name, text]) => [`lib/api/contract/${name}`, text] as const,
);
for (const [path, text] of [...contract, ...(await registryFiles(root))]) {
  writeFileSync(join(root, path), text);
}
