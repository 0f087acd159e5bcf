import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { failWith, Problem } from '../problem.mjs';
import { buildConsole } from '../start/build.ts';
import { assembleSandbox } from './assemble-sandbox.ts';

const root = dirname(dirname(import.meta.dirname));

/**
 * `npm run assemble -- FOLDER`: everything that runs, in one folder. `app/console` and `app/sandbox` are the programs,
 * `app/entry.sh` starts either, and `data` has an empty folder for each. It needs Node.js 24 and nothing else, and can be
 * copied to another machine of the same platform.
 */
async function assemble(to: string): Promise<void> {
  const standalone = await buildConsole({ root, env: process.env, logDir: join(root, '.data', 'logs') });
  const app = join(to, 'app');
  rmSync(app, { recursive: true, force: true });
  // As it stands: the build's links lead to folders beside them.
  cpSync(standalone, join(app, 'console'), { recursive: true, verbatimSymlinks: true });
  assembleSandbox(root, join(app, 'sandbox'));
  for (const file of ['entry.sh', 'health.mjs']) cpSync(join(root, 'deploy', file), join(app, file));
  for (const program of ['console', 'sandbox']) mkdirSync(join(to, 'data', program), { recursive: true });
  console.log(`Assembled in ${app}. Start either program with its entry.sh.`);
}

async function main([folder]: readonly string[]): Promise<void> {
  if (!folder) throw new Problem('Which folder?', 'npm run assemble -- FOLDER');
  await assemble(resolve(folder));
}

main(process.argv.slice(2)).catch(failWith);
