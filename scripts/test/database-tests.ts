import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a test reads, itself or in a file that it imports, to be told on which database it runs, and where that is. */
const SEAM = /process\.env\.TEST_DATABASE|\binject\('(postgresUrl|pgliteSnapshot)'\)/;

/** Specifiers of a file's imports and re-exports; those of types alone load nothing. */
const imported = /^(?:import|export)(?! type\b)[^'";]*?'([^']+)'|\bimport\('([^']+)'\)/gm;

type Read = { readonly isSeam: boolean; readonly imports: readonly string[] };

/**
 * The test files of a folder that run on whichever database they are told to, as paths from the root: those that read
 * which one it is, or import a file that does, through any number of files. All others do the same on each.
 */
export function databaseTests(root: string, folder: string): string[] {
  const files = new Map<string, Read>();
  const read = (file: string): Read => {
    let found = files.get(file);
    if (!found) {
      const text = readFileSync(file, 'utf8');
      found = { isSeam: SEAM.test(text), imports: importsOf(root, file, text) };
      files.set(file, found);
    }
    return found;
  };
  const reachesSeam = (test: string): boolean => {
    const reached = new Set([test]);
    for (const file of reached) {
      const { isSeam, imports } = read(file);
      if (isSeam) return true;
      for (const each of imports) reached.add(each);
    }
    return false;
  };
  const tests = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return tests
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file}`)
    .filter((file) => reachesSeam(join(root, file)))
    .sort();
}

function importsOf(root: string, file: string, text: string): string[] {
  return [...text.matchAll(imported)].flatMap((match) => {
    const specifier = match[1] ?? match[2]!;
    const isOwn = specifier.startsWith('@/') || specifier.startsWith('.');
    const path = specifier.startsWith('@/') ? join(root, specifier.slice(2)) : join(dirname(file), specifier);
    const candidates = isOwn ? [path, `${path}.ts`, `${path}.tsx`] : [];
    return candidates.find((each) => /\.tsx?$/.test(each) && existsSync(each)) ?? [];
  });
}
