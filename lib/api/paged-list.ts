import type { Id } from './loose';
import { type HeldPage, lengthOf, locate, startOfLast, startsOf } from './paged-list-pages';
import type { Cursor } from './reply';

/** What reading one page came to: the rows to show, how many were looked through for them, and where to go on. */
export type PageRead<Row> = {
  readonly rows: readonly Row[];
  readonly nextCursor: Cursor | null;
  readonly searched: number;
};

export type PagedListOptions<Row> = {
  /** Reads the page at a cursor; the first one without. */
  readonly readPage: (cursor: Cursor | undefined, signal: AbortSignal) => Promise<PageRead<Row>>;
  /** Reads a page again that was let go of, and picks these rows out of it. */
  readonly readAgain: (cursor: Cursor | undefined, signal: AbortSignal) => Promise<readonly Row[]>;
  readonly idOf: (row: Row) => Id;
  /** Stands for a row that is no longer where it was. */
  readonly lostRow: (id: Id) => Row;
};

export type PagedListView = {
  readonly count: number;
  readonly searched: number;
  readonly isPending: boolean;
  /** The first page could not be read. */
  readonly error: unknown;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** The next page could not be read; it is not tried again by itself. */
  readonly moreError: unknown;
};

/** Pages on either side of what is in sight whose rows are kept. */
const KEPT_AROUND = 5;
/** Before a page that could not be read again is tried anew. */
const AGAIN_MS = 3_000;
const nothing: PagedListView = {
  count: 0,
  searched: 0,
  isPending: true,
  error: null,
  hasMore: false,
  isLoadingMore: false,
  moreError: null,
};

/**
 * A list of any length read by cursor, of which only the rows around the place in sight are held: of pages far away
 * it keeps the ids and the cursor, and reads them again when they come near. A store for `useSyncExternalStore`.
 */
export class PagedList<Row> {
  readonly #options: PagedListOptions<Row>;
  readonly #listeners = new Set<() => void>();
  #pages: HeldPage<Row>[] = [];
  #starts: number[] = [];
  #next: Cursor | null | undefined;
  #seen = new Set<Cursor>();
  #view = nothing;
  #abort = new AbortController();
  #near: readonly [number, number] = [0, KEPT_AROUND];

  constructor(options: PagedListOptions<Row>) {
    this.#options = options;
  }

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  readonly getView = (): PagedListView => this.#view;

  /** Reads the first page; what is shown stays until it is there. */
  async start(): Promise<void> {
    const signal = this.#begin();
    try {
      const read = await this.#options.readPage(undefined, signal);
      if (!signal.aborted) this.restart(read);
    } catch (error) {
      if (!signal.aborted) this.#show({ isPending: false, error });
    }
  }

  /** Shows this first page and forgets the others. */
  restart(first: PageRead<Row>): void {
    this.#begin();
    this.#pages = [];
    this.#seen = new Set();
    this.#near = [0, KEPT_AROUND];
    this.#view = { ...nothing, isPending: false };
    this.#append(undefined, first);
  }

  /** Reads the next page; does nothing while one is being read or where there is none. */
  async loadMore(): Promise<void> {
    const { isLoadingMore, hasMore } = this.#view;
    const cursor = this.#next;
    if (isLoadingMore || !hasMore || cursor === null || cursor === undefined) return;
    const { signal } = this.#abort;
    this.#show({ isLoadingMore: true, moreError: null });
    try {
      const read = await this.#options.readPage(cursor, signal);
      if (!signal.aborted) this.#append(cursor, read);
    } catch (error) {
      if (!signal.aborted) this.#show({ isLoadingMore: false, moreError: error });
    }
  }

  /** Puts newer rows before the first. They stay for as long as the list does: bound how many are put. */
  prepend(rows: readonly Row[]): void {
    const [first, ...others] = this.#pages;
    const before = { ids: rows.map(this.#options.idOf), rows: [...rows] };
    const joined = {
      cursor: undefined,
      ids: [...before.ids, ...(first?.ids ?? [])],
      rows: [...before.rows, ...(first?.rows ?? [])],
    };
    this.#pages = [joined, ...others];
    this.#starts = startsOf(this.#pages);
    this.#show({ count: lengthOf(this.#pages) });
  }

  /** Rows on the first page, those that were put before it included. */
  get firstPageLength(): number {
    return this.#pages[0]?.ids.length ?? 0;
  }

  /** Newer states of rows that are held; others are passed over. */
  patch(latest: ReadonlyMap<string, Row>): void {
    let isChanged = false;
    this.#pages = this.#pages.map((page) => {
      if (!page.rows || !page.ids.some((id) => latest.has(String(id)))) return page;
      isChanged = true;
      return { ...page, rows: page.rows.map((row, at) => latest.get(String(page.ids[at])) ?? row) };
    });
    if (isChanged) this.#show({});
  }

  /** Undefined for a row whose page is not held: it is read when `near` says so. */
  rowAt(index: number): Row | undefined {
    const at = locate(this.#starts, index);
    return this.#pages[at.page]?.rows?.[at.place];
  }

  idAt(index: number): Id | undefined {
    const at = locate(this.#starts, index);
    return this.#pages[at.page]?.ids[at.place];
  }

  /** -1 where the list does not hold it. Looks through the ids. */
  indexOf(id: string): number {
    for (const [at, page] of this.#pages.entries()) {
      const place = page.ids.findIndex((one) => String(one) === id);
      if (place >= 0) return this.#starts[at]! + place;
    }
    return -1;
  }

  /** Says which rows are in sight: reads what is missing around them and lets go of what is far away. */
  near(first: number, last: number): void {
    if (this.#pages.length === 0) return;
    const from = locate(this.#starts, first).page;
    const to = locate(this.#starts, Math.max(first, last)).page;
    this.#near = [from - KEPT_AROUND, to + KEPT_AROUND];
    this.#letGo();
    for (let at = Math.max(1, from - 1); at <= Math.min(to + 1, this.#pages.length - 1); at++) {
      const page = this.#pages[at]!;
      if (!page.rows && !page.isReading) void this.#readAgain(page, at);
    }
  }

  /** Stops what is being read. `start` begins anew. */
  close(): void {
    this.#abort.abort();
  }

  /** The first page is never let go of: rows were put before it that its cursor would not bring again. */
  #letGo(): void {
    const [from, to] = this.#near;
    for (let at = 1; at < this.#pages.length; at++) {
      const page = this.#pages[at]!;
      if (page.rows && (at < from || at > to)) this.#pages[at] = { cursor: page.cursor, ids: page.ids };
    }
  }

  async #readAgain(page: HeldPage<Row>, at: number): Promise<void> {
    const { signal } = this.#abort;
    this.#pages[at] = { ...page, isReading: true };
    const read = await this.#options.readAgain(page.cursor, signal).catch(() => undefined);
    if (!read && !signal.aborted) await new Promise((done) => setTimeout(done, AGAIN_MS));
    if (signal.aborted) return;
    const byId = new Map(read?.map((row) => [String(this.#options.idOf(row)), row]));
    this.#pages[at] = {
      cursor: page.cursor,
      ids: page.ids,
      ...(read && { rows: page.ids.map((id) => byId.get(String(id)) ?? this.#options.lostRow(id)) }),
    };
    // Whoever looks says again what is in sight, and a page that could not be read is tried anew.
    this.#show({});
  }

  /** Servers whose cursors are offsets may repeat the last rows of the page before. */
  #append(cursor: Cursor | undefined, read: PageRead<Row>): void {
    const before = new Set(this.#pages.at(-1)?.ids.map(String));
    const rows = read.rows.filter((row) => !before.has(String(this.#options.idOf(row))));
    this.#pages.push({ cursor, ids: rows.map(this.#options.idOf), rows });
    this.#starts.length = this.#pages.length - 1;
    this.#starts.push(startOfLast(this.#pages, this.#starts));
    const isRepeated = read.nextCursor !== null && this.#seen.has(read.nextCursor);
    this.#next = isRepeated ? null : read.nextCursor;
    if (this.#next !== null && this.#next !== undefined) this.#seen.add(this.#next);
    this.#letGo();
    this.#show({
      count: lengthOf(this.#pages),
      searched: this.#view.searched + read.searched,
      hasMore: this.#next !== null,
      isLoadingMore: false,
    });
  }

  #begin(): AbortSignal {
    this.#abort.abort();
    this.#abort = new AbortController();
    return this.#abort.signal;
  }

  #show(change: Partial<PagedListView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}
