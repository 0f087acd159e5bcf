import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject } from '@/lib/json/same-json';
import type { ConfigurationKind } from '@/lib/resources/configuration';
import { identitiesOf } from '../identity';
import { type Standing, stateStanding } from '../in-force';
import { fieldsOf } from '../record-value';
import type { SideRecord } from '../side';
import { wrongTypes } from './check-shape';
import { type FileProblem, problem, STATE, UNREADABLE } from './format';
import { readYaml } from './read-yaml';

export type RecordFile =
  | { readonly value: JsonObject; readonly state: SideRecord['state'] }
  | { readonly problems: readonly FileProblem[] };

/** The portable value of a record's file, with what a file leaves out; else what is wrong with it, by its lines. */
export function readRecordFile(kind: ConfigurationKind, path: string, text: string): RecordFile {
  const read = readYaml(text);
  if ('faults' in read) {
    return { problems: read.faults.map(({ line, message }) => problem(path, 'broken', message, line)) };
  }
  const { [UNREADABLE]: lacking, [STATE]: standing, ...fields } = read.value;
  const problems = typesOf(kind, fields).map(({ at, words }) =>
    problem(path, 'wrong_type', words, read.lineOf(at) ?? read.lineOf(at.slice(0, 1))),
  );
  if (identitiesOf(kind, fields).length === 0) {
    problems.push(problem(path, 'no_identity', `It needs ${kind.identity.join(' or ')}`));
  }
  if (standing !== undefined && !isStanding(standing)) {
    problems.push(problem(path, 'wrong_type', `${STATE} has to be published or draft`, read.lineOf([STATE])));
  }
  if (problems.length > 0) return { problems };
  const unread = namesIn(lacking);
  const value: JsonObject = {};
  for (const name of kind.written) {
    if (unread.includes(name)) continue;
    const held = wholeField(kind, name, fields[name] ?? null);
    if (held !== undefined) value[name] = held;
    else problems.push(problem(path, 'wrong_type', `${name} is not complete`, read.lineOf([name])));
  }
  const others = Object.entries(fields).filter(([name]) => !kind.written.includes(name));
  if (problems.length > 0) return { problems };
  const state = stateStanding(kind.name, isStanding(standing) ? standing : undefined);
  return { value: { ...value, ...Object.fromEntries(others) }, state };
}

const isStanding = (value: Json | undefined): value is Standing => value === 'published' || value === 'draft';

function typesOf(kind: ConfigurationKind, fields: JsonObject) {
  const shapes = fieldsOf(kind);
  return kind.written.flatMap((name) => {
    const held = fields[name];
    if (held === undefined || held === null) return [];
    const empty = kind.empty?.[name];
    const wrong = (words: string) => [{ at: [name], words: `${name} has to be ${words}` }];
    if (Array.isArray(empty) && !Array.isArray(held)) return wrong('a list');
    if (isJsonObject(empty) && !isJsonObject(held)) return wrong('an object of fields');
    return Object.hasOwn(shapes, name) ? wrongTypes(shapes[name]!, held, [name]) : [];
  });
}

/** A field as a server's is read; undefined where something of it is missing. */
function wholeField(kind: ConfigurationKind, name: string, held: Json): Json | undefined {
  if (held === null) return kind.empty?.[name] ?? null;
  const reader = kind.readers?.[name];
  if (!reader) return held;
  const list = kind.lists.find(({ at }) => at.length === 1 && at[0] === name);
  if (!list?.written || !Array.isArray(held)) return reader(withoutNulls(held), {});
  const unread = held.map((item) => (isJsonObject(item) ? namesIn(item[UNREADABLE]) : []));
  const read = reader(held.map(withoutMark).map(withoutNulls), {});
  if (!Array.isArray(read)) return undefined;
  return read.map((item, place) => ({
    ...Object.fromEntries(
      list.written!.flatMap((field) => (unread[place]!.includes(field) ? [] : [[field, null]])),
    ),
    ...(item as JsonObject),
  }));
}

const namesIn = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

function withoutMark(item: Json): Json {
  if (!isJsonObject(item)) return item;
  const { [UNREADABLE]: _, ...fields } = item;
  return fields;
}

function withoutNulls(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isJsonObject(value)) return value;
  const kept = Object.entries(value).filter(([, held]) => held !== null);
  return Object.fromEntries(kept.map(([name, held]) => [name, withoutNulls(held)]));
}
