import { type ConfigurationKind, configurationKinds, type KindName } from '@/lib/resources/configuration';
import { calledIn, identitiesOf, pairIdOf } from '../identity';
import { isKindName, kindOf } from '../kinds';
import { Names } from '../names';
import { unnamedIn } from '../references';
import type { Side, SideRecord } from '../side';
import { atOnce, type Steps } from '../steps';
import { byCode } from './canonical';
import { type FileProblem, FORMAT, HEAD, problem } from './format';
import { ALL_BYTES, bytesIn, MOST_FILES } from './limits';
import { readYaml } from './read-yaml';
import { readRecordFile } from './record-file';

type Files = Readonly<Record<string, string>>;
export type ReadFiles = { readonly side: Side } | { readonly problems: readonly FileProblem[] };

/** Of files that are all broken, the first tell what they are. */
const MOST_PROBLEMS = 100;

/** A side of files as `filesOf` writes them, or of others like them; else what is wrong, file by file. */
export function sideOfFiles(files: Files): ReadFiles {
  return atOnce(readingFiles(files));
}

/** The same, file by file. */
export function* readingFiles(files: Files): Steps<ReadFiles> {
  const large = tooLarge(files);
  if (large) return { problems: [problem(HEAD, 'too_large', large)] };
  const problems: FileProblem[] = [];
  const listed = readHead(files, problems);
  const records = new Map<KindName, SideRecord[]>(listed.map((name) => [name, []]));
  const known = new Map<string, string>();
  for (const path of Object.keys(files).filter(isRecordFile).toSorted(byCode)) {
    yield;
    if (problems.length >= MOST_PROBLEMS) return { problems: problems.slice(0, MOST_PROBLEMS) };
    const [folder = '', ...rest] = path.split('/').reverse().slice(1);
    if (!isKindName(folder) || rest.length > 0) {
      const words = `${path} is in no folder of the format (${configurationKinds.join(', ')})`;
      problems.push(problem(path, 'unknown_kind', words));
      continue;
    }
    const read = readRecordFile(kindOf(folder), path, files[path]!);
    if ('problems' in read) problems.push(...read.problems);
    else {
      const record = recordOf(kindOf(folder), read);
      const other = known.get(pairIdOf(record));
      if (other === undefined) known.set(pairIdOf(record), path);
      else problems.push(problem(path, 'duplicate', `${other} has the same ${record.identities[0]}`));
      const list = records.get(folder);
      if (list) list.push(record);
      else records.set(folder, [record]);
    }
  }
  if (problems.length === 0 && records.size === 0) {
    problems.push(problem(HEAD, 'no_files', 'There are no files of configuration here'));
  }
  return problems.length > 0 ? { problems } : { side: sideOf(records) };
}

function tooLarge(files: Files): string | undefined {
  const texts = Object.values(files);
  if (texts.length > MOST_FILES) return `There are more than ${MOST_FILES} files`;
  const bytes = texts.reduce((sum, text) => sum + bytesIn(text), 0);
  return bytes > ALL_BYTES ? `All files together are at most ${ALL_BYTES / 1024 / 1024} MB` : undefined;
}

/** Hidden files and what is no YAML belongs to whoever keeps the folder. */
function isRecordFile(path: string): boolean {
  return /\.ya?ml$/i.test(path) && path !== HEAD && !path.split('/').some((part) => part.startsWith('.'));
}

/** The kinds that the files have, those without a record too. */
function readHead(files: Files, problems: FileProblem[]): readonly KindName[] {
  if (!Object.hasOwn(files, HEAD)) return [];
  const read = readYaml(files[HEAD]!);
  if ('faults' in read) {
    problems.push(...read.faults.map(({ line, message }) => problem(HEAD, 'broken', message, line)));
    return [];
  }
  const { format, kinds } = read.value;
  if (format !== FORMAT) {
    problems.push(problem(HEAD, 'unknown_format', `format has to be ${FORMAT}`, read.lineOf(['format'])));
  }
  const named = Array.isArray(kinds) ? kinds.filter((name) => typeof name === 'string') : [];
  const strange = named.filter((name) => !isKindName(name));
  for (const name of strange) {
    problems.push(
      problem(HEAD, 'unknown_kind', `${name} is no kind of configuration`, read.lineOf(['kinds'])),
    );
  }
  return named.filter(isKindName);
}

function recordOf(
  kind: ConfigurationKind,
  { value, state }: Pick<SideRecord, 'value' | 'state'>,
): SideRecord {
  return {
    kind: kind.name,
    value,
    ...calledIn(kind, value),
    identities: identitiesOf(kind, value),
    unresolved: unnamedIn(kind, value),
    state,
    innerIds: {},
  };
}

function sideOf(records: ReadonlyMap<KindName, readonly SideRecord[]>): Side {
  const names = new Names();
  for (const [kind, list] of records) {
    names.set(
      kind,
      list.map((record) => ({ id: pairIdOf(record), name: [textOf(record.identities[0]!)] })),
    );
  }
  const stages = (records.get('pipelines') ?? []).flatMap((record) => {
    const list = Array.isArray(record.value.stages) ? record.value.stages : [];
    const pipeline = textOf(record.identities[0]!);
    return list.flatMap((stage) => {
      const { nombre } = stage as { nombre?: unknown };
      return typeof nombre === 'string'
        ? [{ id: `${pairIdOf(record)}/${nombre}`, name: [pipeline, nombre] }]
        : [];
    });
  });
  if (records.has('pipelines')) names.set('stages', stages);
  return {
    names,
    kinds: new Map(
      configurationKinds.map((name) => {
        const list = records.get(name);
        return [name, { support: { support: list ? 'yes' : 'not_in_files' }, records: list ?? [] }];
      }),
    ),
  };
}

const textOf = (identity: string) => identity.slice(identity.indexOf(':') + 1);
