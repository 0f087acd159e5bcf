import type { ClientOperation } from '@/lib/api/client-operation';
import type { ListOperation } from '@/lib/api/reply';
import type { Json, JsonObject } from '@/lib/contract/scalars';

/** What is configuration, in the order in which it is written: each may name those before it. */
export const configurationKinds = [
  'categories',
  'products',
  'pipelines',
  'calendars',
  'forms',
  'workflows',
  'endpoints',
] as const;
export type KindName = (typeof configurationKinds)[number];

/**
 * What a record may name another by. Tags, sites and posts cannot be made through the API, users are not even listed:
 * they are looked up by name and never written.
 */
export type ReferenceKind = KindName | 'stages' | 'tags' | 'sites' | 'posts' | 'users' | 'data';

/**
 * A list inside a record whose items are told apart by a key and not by their place.
 */
export type KeyedList = {
  /** Where it stands, by the names of fields: `['graph', 'nodes']`. */
  readonly at: readonly string[];
  /** What an item is told by; undefined where it has nothing, and then its place counts. */
  keyOf(item: JsonObject): string | undefined;
  /** Fields of an item that a plan can write; all of them without it. Lists that have it are written item by item. */
  readonly written?: readonly string[];
  /** Fields of an item, at any depth of it, that are money: `10.00` is `10`. */
  readonly amounts?: readonly string[];
  /** Whether the order of the items is configuration: of stages it is, of prices it is not. */
  readonly isOrdered: boolean;
};

/** One place in a record that names another record by its id. */
export type ReferencePlace = {
  /** Fields and places in lists: `['graph', 'nodes', 0, 'config', 'stage_id']`. */
  readonly at: readonly (string | number)[];
  readonly kind: ReferenceKind;
  /** How it names it there: by its id, which is rewritten, or by its name, which is only looked up. */
  readonly by: 'id' | 'name';
};

/** A kind of record that is configuration, as data: what of it moves, what it is known by, and what it names. */
export type ConfigurationKind = {
  readonly name: KindName;
  readonly area: string;
  readonly operations: {
    readonly list: ListOperation;
    readonly get?: ClientOperation;
    readonly create: ClientOperation;
    readonly update?: ClientOperation;
    readonly remove?: ClientOperation;
  };
  /** The parameter of the path that takes an id. */
  readonly idIn: string;
  /** What names it, best first, by the contract's names: `['sku', 'nombre']`. The first that both sides have counts. */
  readonly identity: readonly string[];
  /** The field that people call it by. */
  readonly title: string;
  /** Fields that are written, in the order of files. Others that a server sends are compared and never written. */
  readonly written: readonly string[];
  /** Fields that differ by nature and say nothing: ids, dates, counters, addresses that the server makes. */
  readonly leftOut: readonly string[];
  /** What a field holds where the server sends none; null for all others. */
  readonly empty?: Readonly<Record<string, Json>>;
  /** How a field is read that is not as the reader gives it; undefined says that it cannot be read for certain. */
  readonly readers?: Readonly<Record<string, (value: unknown, record: object) => Json | undefined>>;
  /** Fields that rows of a list may be without: then the record is read by itself. */
  readonly essential?: readonly string[];
  /** Fields that stand beside the configuration and say what a write does: `status`, `activo`. */
  readonly state: readonly string[];
  /** Of a server that lists them too: records in the trash, or archived, which are no longer configuration. */
  isGone?(record: Readonly<Record<string, unknown>>): boolean;
  /** Whether a value can be written at a path of its own field; those of `written` can without it. */
  isWritable?(path: readonly string[], source: Json | undefined): boolean;
  /** What it may name: these are read too, for their names. */
  readonly names: readonly ReferenceKind[];
  readonly lists: readonly KeyedList[];
  /** Where it names other records. `blocks` is what the server says of steps, for workflows. */
  references(value: JsonObject, blocks: unknown): readonly ReferencePlace[];
};
