import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { ALL_BYTES, FILE_BYTES, MOST_FILES } from '../../lib/configuration/files/limits.ts';
import { configurationKinds } from '../../lib/resources/configuration.ts';
import { Problem } from '../problem.mjs';

export type Files = Readonly<Record<string, string>>;

/** The file that says of which kinds there are files. */
const HEAD = 'configuration.yaml';
const isYaml = (name: string) => /\.ya?ml$/i.test(name) && !name.startsWith('.');
const mayBeWritten = new RegExp(`^(${HEAD}|(${configurationKinds.join('|')})/[\\w-][\\w.-]*\\.ya?ml)$`, 'i');

/**
 * The configuration of a folder: its head and the YAML files of the folders of each kind, by their paths. Whatever else
 * is in it belongs to somebody else.
 *
 * @throws Problem where there is none or more than the console takes, or a file cannot be read
 */
export function readFolder(dir: string): Files {
  const files = filesIn(dir);
  if (Object.keys(files).length > 0) return files;
  throw new Problem(
    isThere(dir) ? `There is no configuration in ${dir}.` : `There is no folder ${dir}.`,
    `Write it first: npm run config -- pull --connection <name> --dir ${dir}`,
  );
}

function filesIn(dir: string): Files {
  const kinds = configurationKinds.filter((kind) => isThere(join(dir, kind)));
  const paths = [
    ...(isThere(join(dir, HEAD)) ? [HEAD] : []),
    ...kinds.flatMap((kind) => yamlIn(dir, kind).map((name) => `${kind}/${name}`)),
  ];
  assertWithinLimits(dir, paths);
  return Object.fromEntries(paths.map((path) => [path, textOf(join(dir, path))]));
}

function assertWithinLimits(dir: string, paths: readonly string[]): void {
  const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;
  if (paths.length > MOST_FILES)
    throw new Problem(`${dir} has more than ${MOST_FILES} files of configuration.`);
  const sizes = paths.map((path) => statSync(join(dir, path)).size);
  const large = sizes.findIndex((size) => size > FILE_BYTES);
  if (large >= 0) throw new Problem(`${join(dir, paths[large]!)} is larger than ${megabytes(FILE_BYTES)}.`);
  if (sizes.reduce((sum, size) => sum + size, 0) > ALL_BYTES) {
    throw new Problem(`The configuration in ${dir} is larger than ${megabytes(ALL_BYTES)}.`);
  }
}

export type Written = {
  readonly written: number;
  readonly removed: number;
  readonly unchanged: number;
  /** Kinds that the connection did not let read: their files stay as they were. */
  readonly kept: readonly string[];
};

/**
 * Makes the folder's configuration these files and no others. Each takes its place whole; those that are no longer
 * configuration go last, and those of kinds that could not be read stay.
 *
 * @throws Problem where the folder cannot be written, or a path leads out of it
 */
export function writeFolder(dir: string, files: Files): Written {
  const paths = Object.keys(files);
  const strange = paths.find((path) => !mayBeWritten.test(path));
  if (strange !== undefined) throw new Problem(`The console named a file that is none: ${strange}.`);
  const before = filesIn(dir);
  const changed = paths.filter((path) => before[path] !== files[path]);
  const read = kindsOf(files[HEAD] ?? '');
  const gone = Object.keys(before).filter((path) => files[path] === undefined && read.has(dirname(path)));
  const kept = configurationKinds.filter(
    (kind) => !read.has(kind) && Object.keys(before).some((path) => dirname(path) === kind),
  );
  try {
    for (const path of changed) writeWhole(join(dir, path), files[path]!);
    for (const path of gone) rmSync(join(dir, path));
  } catch (error) {
    throw new Problem(`The folder ${dir} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
  return {
    written: changed.length,
    removed: gone.length,
    unchanged: paths.length - changed.length,
    kept,
  };
}

function kindsOf(head: string): ReadonlySet<string> {
  const { kinds } = (parse(head) ?? {}) as { kinds?: unknown };
  return new Set(Array.isArray(kinds) ? kinds.map(String) : []);
}

function yamlIn(dir: string, kind: string): string[] {
  return readdirSync(join(dir, kind))
    .filter((name) => isYaml(name) && statSync(join(dir, kind, name)).isFile())
    .sort();
}

function textOf(path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Problem(
      `${path} cannot be read (${code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? 'it is not UTF-8' : code}).`,
    );
  }
}

/** A reader, and whoever is killed in between, has the file as it was or as it is to be. */
function writeWhole(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const beside = `${path}.${process.pid}.tmp`;
  writeFileSync(beside, text);
  renameSync(beside, path);
}

function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}
