import { type BlockGroup, blockGroups } from '@/components/workflows/document/groups';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import { findField, foldName, isAnything, isNested, isRecord, words } from '../document/fields';
import { groupOf } from '../document/groups';
import type { Block, BlockSet } from './block';
import { identify } from './identify';
import { inLanguage } from './in-language';
import { readBlock, readMeanings } from './read-block';
import { readAliases, readNamespaces, readOperators, readRules } from './read-vocabulary';
import { isEntry, type Walked, walkEntries } from './walk-entries';

const besideNames = {
  operators: words('operadores operators comparadores comparators operadores_validos valid_operators'),
  namespaces: words(
    'namespaces espacios espacios_de_nombres field_namespaces namespaces_campos namespaces_de_campos campos_namespaces espacios_de_campos',
  ),
  rules: words('reglas rules normas'),
  aliases: words('alias aliases sinonimos synonyms equivalencias'),
  simulated: words('pasos_simulados simulated_steps simulated pasos_simulado simulados'),
};
const besides = Object.values(besideNames).flat();

const mixedNames = words(
  'steps pasos nodes nodos blocks bloques items entries entradas elements elementos building_blocks data datos results catalog catalogo grupos groups',
);
const wrapperNames = words(
  'data datos catalog catalogo result resultado results response respuesta workflow_catalog payload contenido grupos groups',
);

/**
 * Reads a reply of `GET /workflows/catalog` of any shape (section Workflows): groups, entries, config schemas and what
 * stands beside them, whatever they are called. Never throws; what cannot be told is a block of `unknown` identity.
 *
 * @param language of the texts, where the server has them in more than one
 */
export function readBlocks(reply: unknown, language?: string): BlockSet {
  const body = inLanguage(reply as Json, language);
  const holders = holdersOf(body);
  const beside = (names: readonly string[]) =>
    holders.map((holder) => findField(holder, names, isAnything)).find((value) => value !== undefined);
  const { walked, whole } = walkGroups(body, holders);
  const identities = identify(walked.entries);
  const simulated = readMeanings(beside(besideNames.simulated));
  const blocks = new Map<string, Block>();
  const open = new Set<BlockGroup>();
  walked.entries.forEach((entry, place) => {
    const identity = identities[place]!;
    if (identity.identity !== 'exact') open.add(identity.group);
    const block = readBlock(entry, identity, simulated);
    const named = idOf(block);
    const id = block.identity === 'unknown' ? `${named} #${place}` : named;
    if (!blocks.has(id)) blocks.set(id, { ...block, id });
  });
  return {
    blocks: [...blocks.values()],
    whole: new Set([...whole].filter((group) => !open.has(group))),
    operators: readOperators(beside(besideNames.operators)),
    namespaces: readNamespaces(beside(besideNames.namespaces)),
    rules: readRules(beside(besideNames.rules)),
    aliases: readAliases(beside(besideNames.aliases)),
  };
}

/** One name for one pair of identifiers in one list of a workflow. */
function idOf({ group, type, subtype }: Pick<Block, 'group' | 'type' | 'subtype'>): string {
  return `${group === 'triggers' ? 'trigger' : 'step'} ${JSON.stringify([type, subtype])}`;
}

/** The reply and what it is wrapped in, the outermost first. */
function holdersOf(body: Json): JsonObject[] {
  const holders: JsonObject[] = [];
  for (let at: Json | undefined = body; isRecord(at) && holders.length < 4; ) {
    holders.push(at);
    at = groupsIn(at).length > 0 ? undefined : findField(at, wrapperNames, isRecord);
  }
  return holders;
}

function groupsIn(holder: JsonObject): [BlockGroup, Json][] {
  return Object.entries(holder).flatMap(([key, value]): [BlockGroup, Json][] => {
    if (besides.includes(foldName(key)) || (typeof value !== 'object' && value !== null)) return [];
    const group = groupOf(key);
    return group === undefined || (isRecord(value) && isEntry(value)) ? [] : [[group, value]];
  });
}

type Found = { readonly walked: Walked; readonly whole: ReadonlySet<BlockGroup> };

function walkGroups(body: Json, holders: readonly JsonObject[]): Found {
  const inner = holders.at(-1);
  const named = inner === undefined ? [] : groupsIn(inner);
  if (named.length > 0) {
    const groups = named.map(([group, value]) => ({
      group,
      walked: walkEntries(value, { group, keyed: undefined, inherited: undefined }),
    }));
    const isWhole = (one: BlockGroup) => {
      const of = groups.filter(({ group }) => group === one);
      return of.length > 0 && of.every(({ walked }) => walked.isWhole);
    };
    return {
      walked: joined(groups.map(({ walked }) => walked)),
      whole: new Set(blockGroups.filter(isWhole)),
    };
  }
  const mixed = Array.isArray(body) ? body : inner && mixedIn(inner);
  if (mixed === undefined) return { walked: { entries: [], isWhole: false }, whole: new Set() };
  const walked = walkEntries(mixed, { group: undefined, keyed: undefined, inherited: undefined });
  return { walked, whole: walked.isWhole ? new Set(blockGroups) : new Set() };
}

/** One list or object of all blocks, or the reply itself as one. */
function mixedIn(holder: JsonObject): Json | undefined {
  const named = findField(holder, mixedNames, isNested);
  if (named !== undefined) return named;
  const rest = Object.entries(holder).filter(([key]) => !besides.includes(foldName(key)));
  const lists = rest.filter(([, value]) => Array.isArray(value));
  if (lists.length === 1) return lists[0]![1];
  const isKeyed = rest.length > 0 && rest.every(([, value]) => isRecord(value));
  return isKeyed ? Object.fromEntries(rest) : undefined;
}

function joined(all: readonly Walked[]): Walked {
  return { entries: all.flatMap(({ entries }) => entries), isWhole: all.every(({ isWhole }) => isWhole) };
}
