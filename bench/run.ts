import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * `npm run bench` runs every benchmark of this folder one after the other, `npm run bench -- deals board` those
 * named, `npm run bench -- --list` none. Each is a program that prints what it measured and ends with an exit
 * code other than 0 where a target is missed. What benchmarks share lives in `bench/support/`.
 */
const folder = import.meta.dirname;
const available = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && file !== basename(import.meta.filename))
  .map((file) => basename(file, '.ts'))
  .sort();

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => name !== '--list' && !available.includes(name));
if (unknown.length > 0 || asked.includes('--list')) {
  if (unknown.length > 0) console.error(`No such benchmark: ${unknown.join(', ')}`);
  console.log(`Benchmarks: ${available.join(', ')}`);
  process.exit(unknown.length > 0 ? 1 : 0);
}

const missed: string[] = [];
for (const name of asked.length > 0 ? asked : available) {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(process.execPath, [join(folder, `${name}.ts`)], { stdio: 'inherit' });
  if (status !== 0) missed.push(name);
}
console.log(missed.length > 0 ? `\nMissed or failed: ${missed.join(', ')}` : '\nEvery target met.');
process.exitCode = missed.length > 0 ? 1 : 0;
