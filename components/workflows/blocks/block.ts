import type { BlockGroup } from '@/components/workflows/document/groups';
import type { Json } from '@/lib/contract/scalars';

/** What a key of a config holds, in one word for each way of filling it in. */
export type KeyType =
  | 'string'
  | 'text'
  | 'integer'
  | 'number'
  | 'decimal'
  | 'boolean'
  | 'date'
  | 'list'
  | 'field'
  | 'conditions'
  | 'json';

export type KeyChoice = { readonly value: string | number | boolean; readonly label: string };

/** One key of a step's config. */
export type BlockKey = {
  readonly key: string;
  readonly type: KeyType;
  readonly required: boolean;
  /** What people call it, where the server says so and it is not the key. */
  readonly label: string | undefined;
  readonly description: string;
  /** What its number counts, in words: `days`. */
  readonly unit: string | undefined;
  readonly choices: readonly KeyChoice[];
  readonly byDefault: Json | undefined;
};

/** A building block of the server, ready to be drawn. */
export type Block = {
  /** Unique among all blocks. */
  readonly id: string;
  readonly group: BlockGroup;
  readonly type: string;
  readonly subtype: string | null;
  /** `exact` as the server wrote both; `assumed` where one was inferred; `unknown` where it could not be told. */
  readonly identity: 'exact' | 'assumed' | 'unknown';
  readonly name: string;
  readonly description: string;
  readonly keys: readonly BlockKey[];
  /** Whether `keys` are all of its settings; what they leave open is edited as JSON. */
  readonly settings: 'known' | 'partly' | 'unknown';
  /** Handles, where a run may leave by more than one. */
  readonly handles: readonly string[] | undefined;
  readonly isEnd: boolean;
  readonly isWait: boolean;
  readonly isSimulated: boolean;
  /** A trigger whose event the platform never emits. */
  readonly isNeverEmitted: boolean;
  /** The entry as the server sent it. */
  readonly raw: Json;
};

/** An operator of conditions. */
export type Operator = {
  readonly operator: string;
  readonly label: string | undefined;
  readonly description: string | undefined;
  readonly takesValue: boolean;
  /** The types that it compares; undefined where the server does not say. */
  readonly types: readonly KeyType[] | undefined;
};

/** A namespace of fields; `fields` undefined where the server does not list them. */
export type Namespace = {
  readonly name: string;
  readonly fields: readonly string[] | undefined;
  /** Types of its fields, so far as the server says them. */
  readonly types?: ReadonlyMap<string, KeyType> | undefined;
};

/** A list of blocks of whatever shape, as far as it could be read. */
export type BlockSet = {
  readonly blocks: readonly Block[];
  /** Groups of which every entry was read with its exact identifiers: what they lack does not run. */
  readonly whole: ReadonlySet<BlockGroup>;
  readonly operators: readonly Operator[];
  readonly namespaces: readonly Namespace[];
  readonly rules: readonly string[];
  /** From a name to the identifier that is meant. */
  readonly aliases: ReadonlyMap<string, string>;
};
