import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rows } from '../lint/import-rules.ts';
import { importsOf } from '../lint/read-imports.ts';
import { packageName, packagesOf } from './packages-of.ts';

const isTest = (path: string) => /\.test\.tsx?$|(^|\/)(testing|conformance)(\/|$)/.test(path);
/** Types and maps of packages: nothing runs them. */
const isNotRun = (path: string) => /\.map$|\.d\.[cm]?ts$/.test(path);

/**
 * Makes the folder that the sandbox runs from: its sources, those that it may import, without tests, and the packages that
 * they import with what these need, as they are installed here. Run `node sandbox/main.ts` in it.
 */
export function assembleSandbox(root: string, to: string): void {
  const sources = foldersOfSandbox();
  for (const folder of sources) {
    cpSync(join(root, folder), join(to, folder), { recursive: true, filter: (path) => !isTest(path) });
  }
  for (const folder of packagesOf(importedBy(sources, root), root)) {
    const own = join(root, folder);
    const isOwn = (path: string) => !path.startsWith(join(own, 'node_modules')) && !isNotRun(path);
    cpSync(own, join(to, folder), { recursive: true, filter: isOwn });
  }
  writeFileSync(join(to, 'package.json'), `${JSON.stringify({ private: true, type: 'module' })}\n`);
}

/** By the rules that the linter holds its imports against. */
function foldersOfSandbox(): string[] {
  const { may } = rows.find(({ name }) => name === 'sandbox')!;
  return ['sandbox', ...rows.filter(({ name }) => may.includes(name)).flatMap(({ folders }) => folders)];
}

function importedBy(folders: readonly string[], root: string): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => file.endsWith('.ts') && !isTest(file)),
  );
  const specifiers = files
    .flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8')))
    .filter(({ to, isType }) => !isType && !/^(\.|node:)/.test(to));
  return [...new Set(specifiers.map(({ to }) => packageName(to)))].sort();
}
