import type { DeliveryRow } from '@/lib/api/records';
import type { Page } from '@/lib/api/reply';

/** What an endpoint missed and can be sent again once it is active. */
export type Recovery = {
  /** One delivery an event, oldest first: what was held, and what failed since `since`, and never arrived. */
  readonly rows: readonly DeliveryRow[];
  /** When a delivery last arrived there; undefined where none ever did. */
  readonly since: string | undefined;
  /** False where `maxPages` ended the reading: there may be more. */
  readonly isComplete: boolean;
};

type Query = { readonly status: string; readonly limit: number; readonly created_after?: string | undefined };
/** One page of the endpoint's deliveries. */
export type ReadPage = (query: Query, cursor: number | string | undefined) => Promise<Page<DeliveryRow>>;

const PAGE = 100;

/**
 * Finds what to recover with the documented filters alone, page by page to the end or to `maxPages`. A redelivery
 * leaves its original `held` or `failed`, so what arrived meanwhile is read too, as far back as it matters.
 */
export async function findRecovery(readPage: ReadPage, maxPages: number): Promise<Recovery> {
  const reader = new PageReader(readPage, maxPages);
  const [last] = (await readPage({ status: 'delivered', limit: 1 }, undefined)).items;
  const since = last?.status === 'delivered' ? (last.delivered_at ?? last.created_at) : undefined;

  const held = await reader.rows('held');
  const failed = await reader.rows('failed', since);
  const missed = [...held, ...failed].toSorted(byOldest);
  const arrived = missed.length === 0 ? [] : await reader.rows('delivered', missed[0]!.created_at);

  const events = new Set(arrived.map(eventOf));
  const newest = new Map(missed.map((row) => [eventOf(row), row]));
  return {
    rows: [...newest.values()].filter((row) => !events.has(eventOf(row))).toSorted(byOldest),
    since,
    isComplete: reader.isComplete,
  };
}

class PageReader {
  isComplete = true;
  readonly #readPage: ReadPage;
  #left: number;

  constructor(readPage: ReadPage, maxPages: number) {
    this.#readPage = readPage;
    this.#left = maxPages;
  }

  /** All rows of a status, those from before `after` left out. Where pages come newest first it ends there. */
  async rows(status: string, after?: string): Promise<DeliveryRow[]> {
    const rows: DeliveryRow[] = [];
    const seen = new Set<number | string>();
    for (let cursor: number | string | undefined; ; ) {
      if (this.#left === 0) {
        this.isComplete = false;
        return rows;
      }
      this.#left -= 1;
      const page = await this.#readPage({ status, limit: PAGE, created_after: after }, cursor);
      const ofStatus = page.items.filter((row) => row.status === status);
      rows.push(...ofStatus.filter((row) => !isBefore(row, after)));
      const next = page.nextCursor;
      if (next === null || seen.has(next) || endsBefore(ofStatus, after)) return rows;
      seen.add(next);
      cursor = next;
    }
  }
}

function isBefore(row: DeliveryRow, moment: string | undefined): boolean {
  return moment !== undefined && row.created_at !== undefined && row.created_at < moment;
}

/** Whether rows that come newest first have passed the moment. */
function endsBefore(rows: readonly DeliveryRow[], moment: string | undefined): boolean {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || !isBefore(last, moment)) return false;
  return (first.created_at ?? '') > (last.created_at ?? '');
}

const eventOf = (row: DeliveryRow) => String(row.event_id ?? row.id);

function byOldest(a: DeliveryRow, b: DeliveryRow): number {
  return (a.created_at ?? '').localeCompare(b.created_at ?? '') || Number(a.id) - Number(b.id) || 0;
}
