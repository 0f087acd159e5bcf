import { isSettled } from '@/components/webhooks/delivery-status';
import type { DeliveryRow } from '@/lib/api/records';
import type { Cursor, Page } from '@/lib/api/reply';

/** Deliveries of one question, read page by page. */
export type Walk = {
  readonly rows: readonly DeliveryRow[];
  /** All that there are (since `until`) have been read; else there may be more, older ones. */
  readonly isComplete: boolean;
  /** When they were last read to the end without relying on what was known, in milliseconds. */
  readonly fullAt: number;
};

type Options = {
  /** What an earlier walk found. */
  readonly known: Walk | undefined;
  readonly maxPages: number;
  /** Instant; what was created before it is not wanted. */
  readonly until: string | undefined;
  readonly now: number;
  /** Told after each page but the last. */
  readonly onGrow: (walk: Walk) => void;
};

/** After so long what is known is read anew from end to end. */
const TRUSTED_MS = 300_000;

/**
 * Reads deliveries from the newest to the oldest. A later walk ends where it comes to rows that it knows and that
 * nothing more will happen to.
 */
export async function walkDeliveries(
  readPage: (cursor: Cursor | undefined) => Promise<Page<DeliveryRow>>,
  { known, maxPages, until, now, onGrow }: Options,
): Promise<Walk> {
  const trusted = known?.isComplete && now - known.fullAt < TRUSTED_MS ? known : undefined;
  const before = new Map(trusted?.rows.map((row) => [String(row.id), row]));
  const found = new Map<string, DeliveryRow>();
  const cursors = new Set<Cursor>();
  const rowsSoFar = () => [...found.values()].filter((row) => !isBefore(row, until));
  for (let pages = 1, cursor: Cursor | undefined; ; pages++) {
    const page = await readPage(cursor);
    for (const row of page.items) {
      const id = String(row.id);
      if (!found.has(id)) found.set(id, row);
    }
    if (trusted && isRestKnown(page.items, before, found)) {
      for (const [id, row] of before) if (!found.has(id)) found.set(id, row);
      return { rows: rowsSoFar(), isComplete: true, fullAt: trusted.fullAt };
    }
    const next = page.nextCursor;
    if (next === null || cursors.has(next) || endsBefore(page.items, until)) {
      return { rows: rowsSoFar(), isComplete: true, fullAt: now };
    }
    if (pages >= maxPages) return { rows: rowsSoFar(), isComplete: false, fullAt: now };
    if (!known) onGrow({ rows: rowsSoFar(), isComplete: false, fullAt: now });
    cursors.add(next);
    cursor = next;
  }
}

/** The page brought nothing new, and nothing of what lies behind it can have changed. */
function isRestKnown(
  page: readonly DeliveryRow[],
  before: ReadonlyMap<string, DeliveryRow>,
  found: ReadonlyMap<string, DeliveryRow>,
): boolean {
  const isSame = (row: DeliveryRow) => {
    const known = before.get(String(row.id));
    return known !== undefined && known.status === row.status && known.attempts === row.attempts;
  };
  if (page.length === 0 || !page.every(isSame)) return false;
  return [...before].every(([id, row]) => found.has(id) || isSettled(row.status));
}

function isBefore(row: DeliveryRow, moment: string | undefined): boolean {
  return moment !== undefined && row.created_at !== undefined && row.created_at < moment;
}

/** Whether rows that come newest first have passed the moment. */
function endsBefore(rows: readonly DeliveryRow[], moment: string | undefined): boolean {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || !isBefore(last, moment)) return false;
  return rows.length === 1 || (first.created_at ?? '') >= (last.created_at ?? '');
}
