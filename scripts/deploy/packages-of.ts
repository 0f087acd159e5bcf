import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

type Manifest = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

/**
 * The folders of the packages that these need at run time, they among them, as paths from the root: where Node finds them
 * from there. What only others bring (peers) is not followed: whoever imports it names it.
 *
 * @throws where one is not installed
 */
export function packagesOf(names: readonly string[], root: string): string[] {
  const found = new Set<string>();
  const follow = (name: string, from: string, isOptional: boolean) => {
    const folder = folderOf(name, from, root);
    if (folder === undefined && isOptional) return;
    if (folder === undefined) throw new Error(`The package ${name} is not installed`);
    if (found.has(folder)) return;
    found.add(folder);
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    for (const each of Object.keys(manifest.dependencies ?? {})) follow(each, folder, false);
    for (const each of Object.keys(manifest.optionalDependencies ?? {})) follow(each, folder, true);
  };
  for (const name of names) follow(name, root, false);
  return [...found].map((folder) => relative(root, folder)).sort();
}

/** The next `node_modules` upwards that has it. */
function folderOf(name: string, from: string, root: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (folder === root) return undefined;
  }
}

/** The package of a specifier: `pino` of `pino`, `@electric-sql/pglite` of `@electric-sql/pglite/contrib/pg_trgm`. */
export function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
