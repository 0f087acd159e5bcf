import type { Id } from '@/lib/api/loose';
import type { JsonObject } from '@/lib/contract/scalars';
import type { KindName, ReferenceKind } from '@/lib/resources/configuration';
import type { KindSupport, UnresolvedReference } from './comparison';

/**
 * A record in portable form: written fields by the contract's names, without what differs by nature, and with names in
 * the place of ids: `{"$stages": ["Ventas", "Ganado"]}`. Two records are equal where their portable forms are.
 */
export type SideRecord = {
  readonly kind: KindName;
  /** Undefined of files. */
  readonly id?: Id;
  readonly value: JsonObject;
  readonly title: string;
  readonly detail?: string;
  /** What it may be known by, best first: `sku:PLAN-PRO`, `nombre:plan pro`. */
  readonly identities: readonly string[];
  /** References of it whose names are not known on its own side. */
  readonly unresolved: readonly UnresolvedReference[];
  /** What stands beside its configuration and decides what a write does: `{status: 'published', activo: true}`. */
  readonly state: Readonly<Record<string, unknown>>;
  /** Ids of what stands inside it, by the keys of its lists: `{'stages/Ganado': 12, 'precios/CLP …': 7}`. */
  readonly innerIds: Readonly<Record<string, Id>>;
};

/** Names by ids and ids by names, of one side. A name is its parent's name and its own: `['Ventas', 'Ganado']`. */
export type NameIndex = {
  nameOf(kind: ReferenceKind, id: Id): readonly string[] | undefined;
  /** Ids of all that have the name: none, one, or several. */
  idsOf(kind: ReferenceKind, name: readonly string[]): readonly Id[];
  /** Whether records of the kind could be read at all. */
  isKnown(kind: ReferenceKind): boolean;
};

/** All configuration of one side. */
export type Side = {
  readonly kinds: ReadonlyMap<
    KindName,
    { readonly support: KindSupport; readonly records: readonly SideRecord[] }
  >;
  readonly names: NameIndex;
  /** The step catalogue as the server sent it; undefined where it has none. */
  readonly blocks?: unknown;
};

/** A pair that was applied, or that a person named; ids as text, those of files are their keys. */
export type RememberedPair = {
  readonly kind: KindName;
  readonly sourceId: string;
  /** Null: the person said that it is none of the target's. */
  readonly targetId: string | null;
  /** What both had after the last apply, portable. */
  readonly base?: JsonObject;
};
