import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { failWith } from '../problem.mjs';
import { handOver } from './hand-over.mjs';
import { installPackages } from './install.mjs';
import { assertNodeVersion } from './node-version.mjs';

const scripts = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Checks Node, installs the packages when they are not those of the lock file, and runs a TypeScript file of
 * this folder on the Node 24 that they bring.
 * @param {string} script relative to `scripts/`
 */
export async function run(script) {
  try {
    assertNodeVersion(process.versions.node);
    await installPackages(dirname(scripts));
    process.exitCode = await handOver(dirname(scripts), join(scripts, script), process.argv.slice(2));
  } catch (error) {
    failWith(error);
  }
}
