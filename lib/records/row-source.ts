/**
 * Rows of a list as a table takes them, whatever holds them: a plain array, the pages of a query, a window over a long
 * list (`PagedList`).
 */
export type RowSource<Row> = {
  /** Rows that are known, held or not. */
  readonly count: number;
  /** Undefined for a row that is not held now: a placeholder stands there until it is read. */
  readonly rowAt: (index: number) => Row | undefined;
  /** The key of a row that may not be held; without it rows that are not held have none. */
  readonly keyAt?: (index: number) => string | undefined;
  /** Says which rows are in sight, so that those around them are held. */
  readonly near?: (first: number, last: number) => void;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Why the next rows did not come; those that are known stay, and it is not tried again by itself. */
  readonly moreError: unknown;
  readonly loadMore: () => void;
  /** Another answer is on its way: what is shown belongs to the question before. */
  readonly isStale?: boolean | undefined;
};

const whole = { hasMore: false, isLoadingMore: false, moreError: null, loadMore: () => {} };

/** Rows that are all held; `reading` says what is known of the next ones, nothing where the list is whole. */
export function sourceOf<Row>(
  rows: readonly Row[],
  reading: Partial<Omit<RowSource<Row>, 'count' | 'rowAt' | 'near'>> = {},
): RowSource<Row> {
  return { ...whole, ...reading, count: rows.length, rowAt: (index) => rows[index] };
}
