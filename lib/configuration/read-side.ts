import type { CallOptions } from '@/lib/api/client';
import { listTags } from '@/lib/api/contract/contacts';
import { listBlogPosts, listSites } from '@/lib/api/contract/content';
import { getWorkflowCatalog } from '@/lib/api/contract/workflows';
import type { Target } from '@/lib/api/queries';
import type { ListOperation } from '@/lib/api/reply';
import { rawOf } from '@/lib/api/tolerant';
import type { JsonObject } from '@/lib/contract/scalars';
import {
  type ConfigurationKind,
  configurationKinds,
  type KindName,
  type ReferenceKind,
} from '@/lib/resources/configuration';
import type { KindSupport } from './comparison';
import { calledIn, identitiesOf, nameIn } from './identity';
import { inTurns } from './in-turns';
import { kindOf } from './kinds';
import { Names } from './names';
import { withNames } from './portable';
import { type Row, readList, readOne, supportOf } from './read-lists';
import { readRecords } from './read-records';
import { configurationOf, innerIdsOf, knownFields, stateOf } from './record-value';
import type { Side, SideRecord } from './side';
import type { Steps } from './steps';

type Options = {
  /** All of them without it. What these name is read too, for its names. */
  readonly kinds?: readonly KindName[];
  /** Ids of the records that are read whole; of all others what their lists have is enough, their names for example. */
  readonly whole?: ReadonlySet<string>;
  /** Fields of `kinds` that are known to be there: one that a row is without holds nothing, whatever the others have. */
  readonly fields?: ReadonlySet<string>;
  readonly signal?: AbortSignal;
  readonly onRead?: (kind: KindName, count: number) => void;
};

type Rows = { readonly support: KindSupport; readonly rows: readonly Row[] };

/**
 * All configuration of a connection's server, in portable form. What cannot be read is said by its kind (`support`).
 *
 * @throws what `signal` was aborted with
 */
export async function readSide(target: Target, options: Options = {}): Promise<Side> {
  const { kinds: wanted = configurationKinds, whole, fields, signal, onRead = () => {} } = options;
  const call: CallOptions = { ...target, isNow: true, signal };
  const named = new Set<ReferenceKind>(wanted.flatMap((name) => kindOf(name).names));
  const needed = configurationKinds.filter(
    (name) => wanted.includes(name) || named.has(name) || (name === 'pipelines' && named.has('stages')),
  );
  const [read, names, blocks] = await Promise.all([
    Promise.all(
      needed.map((name) => {
        const kind = kindOf(name);
        const isWhole = (row: Row) =>
          wanted.includes(name) ? whole?.has(String(row.id)) !== false : !isNamed(kind, row);
        return readKind(kind, call, (count) => onRead(name, count), isWhole);
      }),
    ),
    readOthers(named, call),
    wanted.includes('workflows') ? readBlocks(call) : undefined,
  ]);
  const rows = new Map(needed.map((name, place) => [name, read[place]!]));
  return inTurns(sideOfRows(rows, { wanted, fields, names, blocks }), signal);
}

type Reading = {
  readonly wanted: readonly KindName[];
  readonly fields: ReadonlySet<string> | undefined;
  readonly names: Names;
  readonly blocks: unknown;
};

/** Record by record: a side of thousands would hold up whatever else the process has to do. */
function* sideOfRows(
  read: ReadonlyMap<KindName, Rows>,
  { wanted, fields, names, blocks }: Reading,
): Steps<Side> {
  const values = new Map<KindName, readonly Valued[]>();
  for (const [name, { support, rows }] of read) {
    const valued = yield* valuesOf(kindOf(name), rows, wanted.includes(name) ? fields : undefined);
    values.set(name, valued);
    if (support.support === 'yes') setNames(names, name, valued);
  }
  const kinds: Map<KindName, { support: KindSupport; records: SideRecord[] }> = new Map();
  for (const [name, { support }] of read) {
    if (!wanted.includes(name)) continue;
    const records: SideRecord[] = [];
    for (const record of values.get(name)!) {
      yield;
      records.push(portable(kindOf(name), record, names, blocks));
    }
    kinds.set(name, { support, records });
  }
  return { names, blocks, kinds };
}

async function readKind(
  kind: ConfigurationKind,
  call: CallOptions,
  onRead: (count: number) => void,
  isWhole: (row: Row) => boolean,
): Promise<Rows> {
  try {
    return { support: { support: 'yes' }, rows: await readRecords(kind, call, onRead, isWhole) };
  } catch (error) {
    return { support: supportOf(error), rows: [] };
  }
}

/** Whether a row of a list has the names that others name it by, those inside it too. */
function isNamed({ name, identity }: ConfigurationKind, row: Row): boolean {
  return (
    identity.some((field) => row[field] !== undefined) && (name !== 'pipelines' || row.stages !== undefined)
  );
}

type Valued = { readonly row: Row; readonly value: JsonObject };

function* valuesOf(
  kind: ConfigurationKind,
  rows: readonly Row[],
  fields: Iterable<string> = [],
): Steps<readonly Valued[]> {
  const known = new Set([...knownFields(kind, rows), ...fields]);
  const values: Valued[] = [];
  for (const row of rows) {
    yield;
    values.push({ row, value: configurationOf(kind, row, known) });
  }
  return values;
}

function setNames(names: Names, name: KindName, records: readonly Valued[]): void {
  const kind = kindOf(name);
  const named = records.flatMap(({ row: { id, stages }, value }) => {
    const text = nameIn(kind, value);
    return id === undefined || text === undefined
      ? []
      : [{ id, text, stages: (stages ?? []) as readonly Row[] }];
  });
  names.set(
    name,
    named.map(({ id, text }) => ({ id, name: [text] })),
  );
  if (name !== 'pipelines') return;
  names.set(
    'stages',
    named.flatMap(({ text, stages }) =>
      stages.flatMap(({ id, nombre }) =>
        id === undefined || typeof nombre !== 'string' ? [] : [{ id, name: [text, nombre] }],
      ),
    ),
  );
}

/** Lists of what is named and never written. */
const others: readonly (readonly [ReferenceKind, ListOperation, field: string, query: object])[] = [
  ['tags', listTags, 'nombre', {}],
  ['sites', listSites, 'nombre', {}],
  ['posts', listBlogPosts, 'slug', {}],
];

/** The names of what cannot be written, as far as it can be read. */
async function readOthers(named: ReadonlySet<ReferenceKind>, call: CallOptions): Promise<Names> {
  const names = new Names();
  await Promise.all(
    others.map(async ([kind, operation, field, query]) => {
      if (!named.has(kind)) return;
      const rows = await readList(operation, { query }, call).catch((error) => void supportOf(error));
      if (!rows) return;
      names.set(
        kind,
        rows.flatMap(({ id, [field]: text }) =>
          id === undefined || typeof text !== 'string' ? [] : [{ id, name: [text] }],
        ),
      );
    }),
  );
  return names;
}

/** The step catalogue as the server sent it; undefined where it has none. */
async function readBlocks(call: CallOptions): Promise<unknown> {
  const blocks = await readOne(getWorkflowCatalog, {}, call).catch((error) => void supportOf(error));
  return blocks && rawOf(blocks);
}

function portable(
  kind: ConfigurationKind,
  { row, value: held }: Valued,
  names: Names,
  blocks: unknown,
): SideRecord {
  const { value, unresolved } = withNames(kind, held, kind.references(held, blocks), names);
  return {
    kind: kind.name,
    ...(row.id !== undefined && { id: row.id }),
    value,
    ...calledIn(kind, held),
    identities: identitiesOf(kind, held),
    unresolved,
    state: stateOf(kind, row),
    innerIds: innerIdsOf(kind, row),
  };
}
