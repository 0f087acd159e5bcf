import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Area } from '../lib/resources/area.ts';
import { operationModules } from './client-contract.ts';

/**
 * The lists of what areas consist of, by their paths in the project: written from the files that are there
 * (docs/adding-an-area.md), since a bundler has to be told each of them by name.
 */
export async function registryFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const areas = await areasIn(root);
  const texts = {
    'lib/contract/modules.generated.ts': modulesFile(root),
    'lib/resources/areas.generated.ts': areasFile(areas),
    'lib/resources/registry.generated.ts': registryFile(root, areas),
    'lib/export/exports.generated.ts': exportsFile(root),
    'components/navigation/area-icons.generated.ts': iconsFile(areas),
    'app/(console)/overview/summaries.generated.ts': summariesFile(root, areas),
    'i18n/messages.generated.ts': messagesFile(root),
  };
  return new Map(Object.entries(texts).map(([path, lines]) => [path, [written, ...lines, ''].join('\n')]));
}

const written = '// Written by `npm run contract:generate`: docs/adding-an-area.md.';

async function areasIn(root: string): Promise<readonly Area[]> {
  const files = named(root, 'lib/resources/*/area.ts');
  return Promise.all(
    files.map(async (file) => {
      const { area } = (await import(pathToFileURL(join(root, file)).href)) as { area: Area };
      const folder = file.split('/').at(-2);
      if (area.name !== folder) throw new Error(`${file} names itself ${area.name}`);
      return area;
    }),
  );
}

function modulesFile(root: string): readonly string[] {
  const names = operationModules(root);
  return [
    ...names.map((name) => `import * as ${camel(name)} from './${name}.ts';`),
    '',
    `export const modules = [${names.map(camel).join(', ')}];`,
  ];
}

function areasFile(areas: readonly Area[]): readonly string[] {
  return [
    ...areas.map(({ name }) => `import { area as ${camel(name)}Area } from './${name}/area.ts';`),
    '',
    '/** All areas by their names. */',
    `export const areas = {`,
    ...areas.map(({ name }) => `  '${name}': ${camel(name)}Area,`),
    '};',
    '',
    'export type AreaName = keyof typeof areas;',
  ];
}

const resource = /^export const (\w+) = resource[<(]/m;

/** Each in a chunk of its own: a page loads the resources that it shows. */
function registryFile(root: string, areas: readonly Area[]): readonly string[] {
  const resources = declaring(root, 'lib/resources/*/*.ts', resource);
  const taken = resources.map(({ file }) => nameOf(file)).find((name, at, all) => all.indexOf(name) !== at);
  if (taken) throw new Error(`two resources are called ${taken}`);
  const searches = areas.filter(({ name }) => existsSync(join(root, `lib/resources/${name}/search.ts`)));
  return [
    "import type { Resource } from './resource';",
    '',
    '/** What each record is, by its name. */',
    'export const resources: Readonly<Record<string, () => Promise<Resource>>> = {',
    ...resources.map(({ file, constant }) => lazily(nameOf(file), file, constant)),
    '};',
    '',
    '/** What the palette finds by text, by area. */',
    'export const searches = {',
    ...searches.map(({ name }) => lazily(name, `lib/resources/${name}/search.ts`, 'search')),
    '};',
  ];
}

const ownExport = /^export const (\w+)Export\b/m;

/** Exports of lists that no resource describes, or not whole: `lib/export/<name>-export.ts`. */
function exportsFile(root: string): readonly string[] {
  const files = declaring(root, 'lib/export/*-export.ts', ownExport);
  return [
    ...files.map(({ file, constant }) => `import { ${constant}Export } from './${nameOf(file)}';`),
    '',
    'export const ownExports = {',
    ...files.map(({ constant }) => `  '${constant}': ${constant}Export,`),
    '};',
  ];
}

function iconsFile(areas: readonly Area[]): readonly string[] {
  const entries = areas.flatMap(({ name, entry }) => (entry ? [{ name, icon: entry.icon }] : []));
  return [
    `import { ${[...new Set(entries.map(({ icon }) => icon))].sort().join(', ')} } from 'lucide-react';`,
    '',
    'export const areaIcons = {',
    ...entries.map(({ name, icon }) => `  '${name}': ${icon},`),
    '};',
  ];
}

function summariesFile(root: string, areas: readonly Area[]): readonly string[] {
  const parts = areas.flatMap(({ overview = [] }) => overview.map(({ part }) => part)).sort();
  const files = parts.map((part) => {
    const found = named(root, `components/**/${part}-summary.tsx`);
    if (found.length !== 1) throw new Error(`${found.length} files are called ${part}-summary.tsx`);
    return { part, component: `${pascal(part)}Summary`, from: `@/${withoutEnding(found[0]!)}` };
  });
  return [
    ...files.map(({ component, from }) => `import { ${component} } from '${from}';`),
    '',
    'export const summaries = {',
    ...files.map(({ part, component }) => `  '${part}': ${component},`),
    '};',
  ];
}

/** Every file of words is a namespace of the same name. */
function messagesFile(root: string): readonly string[] {
  const names = named(root, 'messages/en/*.json').map((file) => basename(file, '.json'));
  return [
    ...names.map((name) => `import type ${camel(name)}Words from '../messages/en/${name}.json';`),
    '',
    'export type MessageFiles = {',
    ...names.map((name) => `  '${name}': typeof ${camel(name)}Words;`),
    '};',
    '',
    `export const messageAreas = [${names.map((name) => `'${name}'`).join(', ')}] as const;`,
  ];
}

/** The files that declare something, and what their constant is called. */
function declaring(root: string, pattern: string, declaration: RegExp) {
  return named(root, pattern).flatMap((file) => {
    const constant = declaration.exec(readFileSync(join(root, file), 'utf8'))?.[1];
    return constant === undefined ? [] : [{ file, constant }];
  });
}

const lazily = (name: string, file: string, constant: string) =>
  `  '${name}': async () => (await import('./${withoutEnding(file).replace('lib/resources/', '')}')).${constant},`;

const named = (root: string, pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .sort();
const withoutEnding = (file: string) => file.replace(/\.tsx?$/, '');
const nameOf = (file: string) => basename(withoutEnding(file));
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string) => camel(`-${name}`);
