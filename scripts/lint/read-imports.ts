import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';

export type Import = {
  readonly to: string;
  /** Of types alone: nothing is loaded. */
  readonly isType: boolean;
};

/** The files of the project that each file imports, all as paths from the root. */
export type Imports = ReadonlyMap<string, readonly Import[]>;

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

const folders = ['app', 'bench', 'components', 'e2e', 'examples', 'i18n', 'lib', 'sandbox', 'scripts'];

/** Reads every source file of the project; specifiers of packages and of what is not code are left out. */
export function readImports(root: string): Imports {
  const files = new Set(
    folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes('node_modules'))
        .map((file) => `${folder}/${file}`),
    ),
  );
  return new Map(
    [...files].map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const imported = importsOf(file, text).flatMap(({ to, isType }) => {
        const target = resolved(file, to, files);
        return target === undefined ? [] : { to: target, isType };
      });
      return [file, imported];
    }),
  );
}

/**
 * What a file imports, re-exports from and imports at run time, by its specifier. One that is put together at run time is
 * left out.
 *
 * @throws where the file cannot be parsed
 */
export function importsOf(file: string, text: string): Import[] {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      to: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? { to: moduleRequest.value, isType } : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const to = /^(['"`])([^'"`$]+)\1$/.exec(text.slice(start, end))?.[2];
      return to === undefined ? [] : { to, isType: false };
    }),
  ];
}

function resolved(from: string, specifier: string, files: ReadonlySet<string>): string | undefined {
  const path = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? normalize(join(dirname(from), specifier))
      : undefined;
  return path === undefined
    ? undefined
    : endings.map((ending) => path + ending).find((file) => files.has(file));
}
