import { rawOf } from '@/lib/api/tolerant';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject } from './document-canonical';
import type { Blocks } from './document-connections';
import type { Flow, FlowCard } from './document-flow';
import type { StepSeed } from './document-steps';
import type { BlockRecord, CatalogRecord, KeyRecord } from './records';

/** Keys of a config that can be shown; one without a name cannot. */
export type BlockKey = KeyRecord & { readonly key: string };

/** A building block of the catalogue, ready to be drawn. */
export type Block = {
  /** `trigger deal.won`, `action add_tag`: unique in the catalogue. */
  readonly id: string;
  readonly group: 'triggers' | 'actions' | 'logic';
  readonly type: string;
  readonly subtype: string | null;
  readonly name: string;
  readonly description: string;
  readonly keys: readonly BlockKey[];
  /** Handles, where a run may leave by more than one. */
  readonly handles: readonly string[] | undefined;
  readonly isEnd: boolean;
  readonly isWait: boolean;
  readonly isSimulated: boolean;
  /** A trigger whose event the platform never emits. */
  readonly isNeverEmitted: boolean;
};

export type CatalogIndex = {
  readonly blocks: readonly Block[];
  readonly blockOf: (card: Pick<FlowCard, 'list' | 'type' | 'subtype'>) => Block | undefined;
  readonly find: (type: string, subtype: string | null) => Block | undefined;
  /** The exact identifier that an alias means. */
  readonly meant: (name: string) => string | undefined;
  readonly catalog: CatalogRecord;
};

/** The catalogue by type and subtype. Blocks without an identifier are left out: nothing could run them. */
export function indexCatalog(catalog: CatalogRecord): CatalogIndex {
  const simulated = new Set(catalog.pasos_simulados ?? []);
  const blocks = (['triggers', 'actions', 'logic'] as const).flatMap((group) =>
    (catalog[group] ?? []).flatMap((item) => readBlock(item, group, simulated) ?? []),
  );
  const byId = new Map(blocks.map((block) => [block.id, block]));
  const find = (type: string, subtype: string | null) => byId.get(blockId(type, subtype));
  const aliases = new Map(Object.entries(catalog.alias ?? {}));
  return {
    blocks,
    find,
    blockOf: ({ list, type, subtype }) =>
      list === 'triggers' ? find(type, null) : subtype === null ? undefined : find(type, subtype),
    meant: (name) => aliases.get(name),
    catalog,
  };
}

const blockId = (type: string, subtype: string | null) =>
  subtype === null ? `trigger ${type}` : `${type} ${subtype}`;

function readBlock(
  item: BlockRecord,
  group: Block['group'],
  simulated: ReadonlySet<string>,
): Block | undefined {
  const { type } = item;
  const subtype = group === 'triggers' ? null : item.subtype;
  if (type === undefined || subtype === undefined) return undefined;
  const raw = rawOf(item) as JsonObject;
  return {
    id: blockId(type, subtype),
    group,
    type,
    subtype,
    name: item.nombre ?? subtype ?? type,
    description: item.descripcion ?? '',
    keys: (item.config ?? []).filter((key): key is BlockKey => key.key !== undefined),
    handles: item.salidas && item.salidas.length > 0 ? item.salidas : undefined,
    isEnd: item.salidas?.length === 0 || subtype === 'end',
    isWait: group === 'logic' && subtype !== null && subtype.startsWith('wait'),
    isSimulated: subtype !== null && simulated.has(subtype),
    isNeverEmitted: raw.emitido === false,
  };
}

/** What a new step of a block begins with: the catalogue's own defaults, and nothing for the rest. */
export function seedOf(block: Block): StepSeed {
  const config = Object.fromEntries(
    block.keys.flatMap(({ key, por_defecto }) => {
      const value = por_defecto as Json | undefined;
      return value === undefined || value === null ? [] : [[key, value]];
    }),
  );
  return {
    type: block.type,
    subtype: block.subtype,
    config,
    handle: block.handles?.[0],
    isEnd: block.isEnd,
  };
}

/** What connections have to know of the catalogue. */
export function blocksOf(index: CatalogIndex, flow: Flow): Blocks {
  const blockOf = (key: string) => {
    const card = flow.card(key);
    return card && index.blockOf(card);
  };
  return {
    handlesOf: (key) => blockOf(key)?.handles,
    isEnd: (key) => blockOf(key)?.isEnd ?? false,
    isWait: (key) => blockOf(key)?.isWait ?? false,
  };
}

/** Handles as the canvas draws them: the catalogue's, and those of edges that leave by another one. */
export function handlesOn(index: CatalogIndex, flow: Flow, key: string): readonly (string | undefined)[] {
  const card = flow.card(key);
  const block = card && index.blockOf(card);
  const drawn = flow.out(key).map(({ handle }) => handle);
  const own: readonly (string | undefined)[] = block?.isEnd ? [] : (block?.handles ?? [undefined]);
  return [...new Set([...own, ...drawn])];
}

/** The one line of a card that tells it from others of its kind: the first value of its config. */
export function summaryOf(card: FlowCard, block: Block | undefined): string {
  const names = block?.keys.map(({ key }) => key) ?? Object.keys(card.config);
  for (const name of names) {
    const value = card.config[name];
    if (typeof value === 'string' && value !== '') return value;
    if (typeof value === 'number' || typeof value === 'boolean') return `${name}: ${value}`;
    if (Array.isArray(value) && value.length > 0) return value.map(brief).join(' · ');
  }
  return '';
}

function brief(value: Json): string {
  return isJsonObject(value) ? Object.values(value).map(String).join(' ') : String(value);
}
