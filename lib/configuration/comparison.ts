import type { Id } from '@/lib/api/loose';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import type { KindName, ReferenceKind } from '@/lib/resources/configuration';
import type { Standing } from './in-force';

/** One of the two that are compared: a connection, or files that were brought along. */
export type SideRef =
  | { readonly kind: 'connection'; readonly connectionId: string }
  /** Paths and texts of YAML files, `products/plan-pro.yaml`. */
  | { readonly kind: 'files'; readonly name: string; readonly files: Readonly<Record<string, string>> };

/** How a side is shown. */
export type SideView = {
  readonly kind: 'connection' | 'files';
  readonly connectionId?: string;
  readonly name: string;
  readonly environment?: 'live' | 'test';
};

/** Whether a server can be read and written for a kind; anything but `yes` greys it, with the reason. */
export type Support =
  | 'yes'
  | 'read_only'
  /** The server has no such operation (404, 405, 501). */
  | 'missing'
  /** The key may not read it (401, 403). */
  | 'no_right'
  /** It could not be read: `message` says why. */
  | 'failed'
  /** The files have none of it. */
  | 'not_in_files';

export type KindSupport = { readonly support: Support; readonly message?: string };

/** A record that another names, which the other side does not have, has twice, or cannot be asked for. */
export type UnresolvedReference = {
  readonly kind: ReferenceKind;
  /** As people know it: `Ventas / Ganado`; the id where no name is known. */
  readonly name: string;
  readonly reason: 'missing' | 'ambiguous' | 'unreadable';
  /** `name` where it stands there by its name, which is sent as it is: such a one is told of and blocks nothing. */
  readonly by?: 'id' | 'name';
  /** Paths of the record that names it, one for each use. */
  readonly usedAt: readonly (readonly string[])[];
};

/**
 * One thing that differs between the two sides of a record. Paths go by names of fields and by the keys of items in
 * lists that have keys: `['stages', 'Propuesta', 'probabilidad']`. A path that ends in a list and whose change is
 * `order` is the order of its items.
 */
export type Difference = {
  readonly path: readonly string[];
  readonly change: 'added' | 'removed' | 'changed' | 'order';
  /** Undefined where that side has nothing there. */
  readonly source?: Json;
  readonly target?: Json;
  /** What both had after the last apply, where one is remembered. */
  readonly base?: Json;
  /** Who changed it since the last apply; undefined where none is remembered. `both` is a conflict. */
  readonly changedBy?: 'source' | 'target' | 'both';
  /** Whether a plan can write it: what only the server sets, or what no operation takes, is shown and stays. */
  readonly isWritable: boolean;
  /** Of two sides: taking it over removes an item that only the target has, which is ticked by itself. */
  readonly isRemoval?: true;
};

export type ComparedStatus = 'onlySource' | 'onlyTarget' | 'different' | 'equal';

export type ComparedRecord = {
  readonly kind: KindName;
  /** Names it in this comparison and in plans from it: `products/sku:PLAN-PRO`. */
  readonly key: string;
  readonly title: string;
  /** What tells it from others of its name: slug, SKU, URL. */
  readonly detail?: string;
  readonly status: ComparedStatus;
  readonly sourceId?: Id;
  readonly targetId?: Id;
  /** Of a record that is on both sides. */
  readonly differences: readonly Difference[];
  /** What the source names and the target does not have. */
  readonly unresolved: readonly UnresolvedReference[];
  /** Of a form or workflow that is published on one side alone: it is no difference, `activates` takes it over. */
  readonly standing?: { readonly source: Standing; readonly target: Standing };
  /** Whether the pair is remembered, from an earlier apply or because a person said so. */
  readonly isRemembered: boolean;
  /** It is in a question that nobody has answered: until then it is neither created nor deleted. */
  readonly isAsked?: true;
};

/** A record that could be one of several: asked about once. */
export type PairQuestion = {
  readonly kind: KindName;
  readonly source: Candidate;
  readonly targets: readonly Candidate[];
};
export type Candidate = {
  readonly id: string;
  readonly title: string;
  readonly detail?: string;
};

/** What a person answered to a question, or a pair that was remembered; `targetId` null says: none of them. */
export type PairAnswer = {
  readonly kind: KindName;
  readonly sourceId: string;
  readonly targetId: string | null;
};

export type ComparedKind = {
  readonly kind: KindName;
  readonly area: string;
  readonly source: KindSupport;
  readonly target: KindSupport;
  readonly records: readonly ComparedRecord[];
};

export type Comparison = {
  readonly source: SideView;
  readonly target: SideView;
  /** ISO 8601. */
  readonly comparedAt: string;
  readonly kinds: readonly ComparedKind[];
  readonly questions: readonly PairQuestion[];
};

/** Both sides of one record, in portable form: what is drawn and shown side by side. */
export type RecordSides = {
  readonly record: ComparedRecord;
  readonly source?: JsonObject;
  readonly target?: JsonObject;
};
