import type { listDeliveries } from '../api/contract/webhooks.ts';
import type { Read } from '../api/reply.ts';
import { rawOf } from '../api/tolerant.ts';

type Page = Read<typeof listDeliveries>;
type Row = Page['items'][number];

/** Rows whose last state is remembered. */
const REMEMBERED = 5_000;

/**
 * Finds what changed among the newest deliveries: `GET /webhooks/deliveries` tells no changes, so pages are compared
 * with what was seen before.
 */
export class ChangedDeliveries {
  #seen = new Map<string, string>();

  /** The rows that are new or in another state than when they were last seen, as they are sent to browsers. */
  of(page: Page): readonly object[] {
    const changed = page.items.filter((row) => row.id !== undefined && this.#note(row));
    return changed.map(withoutBody);
  }

  #note(row: Row): boolean {
    const id = String(row.id);
    const state = stateOf(row);
    if (this.#seen.get(id) === state) return false;
    // Last in, last out: a row that changes stays known.
    this.#seen.delete(id);
    this.#seen.set(id, state);
    for (const oldest of this.#seen.keys()) {
      if (this.#seen.size <= REMEMBERED) break;
      this.#seen.delete(oldest);
    }
    return true;
  }
}

function stateOf(row: Row): string {
  return `${row.status} ${row.attempts} ${row.response_status} ${row.next_attempt_at} ${row.delivered_at}`;
}

/** A summary: some servers put the whole record into the list. */
function withoutBody(row: Row): object {
  const { body, attempt_log, ...summary } = rawOf(row) as Record<string, unknown>;
  return summary;
}
