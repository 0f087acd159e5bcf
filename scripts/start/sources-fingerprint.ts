import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Folders at the root that no file of the console's build comes from; nor does one from `lib/testing`. */
const apart = new Set(['bench', 'docs', 'e2e', 'node_modules', 'sandbox', 'scripts', 'coverage']);
/** Root files that the build does not read. */
const apartFiles = /^(README\.md|biome\.json|next-env\.d\.ts|playwright\.config\.ts|vitest\.config\.ts)$/;
const tests = /\.test\.tsx?$/;
const generated = /^(test-results|playwright-report)$|\.tsbuildinfo$/;

/** Changes when, and only when, something that goes into the console's build has changed. */
export function sourcesFingerprint(root: string, env: Readonly<Record<string, string | undefined>>): string {
  const hash = createHash('sha256');
  for (const file of sourceFiles(root)) {
    hash.update(`${relative(root, file)}\0`);
    hash.update(readFileSync(file));
  }
  for (const name of Object.keys(env).sort()) {
    if (name.startsWith('NEXT_PUBLIC_')) hash.update(`${name}=${env[name]}\0`);
  }
  return hash.digest('hex');
}

function sourceFiles(root: string): string[] {
  const files: string[] = [];
  const walk = (folder: string) => {
    const atRoot = folder === root;
    const entries = readdirSync(folder, { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.name.startsWith('.') || tests.test(entry.name)) continue;
      if (atRoot && (apart.has(entry.name) || apartFiles.test(entry.name) || generated.test(entry.name)))
        continue;
      const path = join(folder, entry.name);
      if (path === join(root, 'lib', 'testing')) continue;
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) files.push(path);
    }
  };
  walk(root);
  return files;
}
