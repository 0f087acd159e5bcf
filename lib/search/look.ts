import type { Sending } from '@/lib/api/client';
import type { ClientOperation } from '@/lib/api/client-operation';
import type { Cursor, Read } from '@/lib/api/reply';

/** What a search of a kind reads by, and for whom it words what it finds. */
export type Looking = {
  /** Reads; the same again within a minute is not asked twice. @throws ApiError */
  readonly read: <C extends ClientOperation>(operation: C, sent: Sending<C>) => Promise<Read<C>>;
  /** In epoch milliseconds. */
  readonly now: number;
  readonly locale: string;
  readonly timeZone: string;
};

/** Where the next round of a search begins. */
export type Place = {
  readonly cursor?: Cursor;
  /** The server does not search: rows are compared here. */
  readonly isHere?: boolean;
  /** Of a search in several lists: the place in each that has more, by its id; `{}` is its beginning. */
  readonly lists?: Readonly<Record<string, Place>>;
};

/** What one round of a search came to. */
export type Round<Row> = {
  readonly found: readonly Row[];
  /** How many rows were compared here; undefined where the server searched all it has. */
  readonly searched?: number | undefined;
  /** How many rows there are, where the server says it. */
  readonly total?: number | undefined;
  /** Of a search in several lists: how many of them were not searched yet, or could not be read. */
  readonly unread?: number | undefined;
  /** Absent where nothing is left to search. */
  readonly next?: Place | undefined;
};

/** Searches records of a kind, round after round. @throws ApiError */
export type Look<Row> = (text: string, place: Place | undefined, looking: Looking) => Promise<Round<Row>>;
