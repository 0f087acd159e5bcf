import type { DeliveryRow } from '@/lib/api/records';

export type TailView = {
  /** New rows that are known and not shown, newest first. */
  readonly waiting: readonly DeliveryRow[];
  /** More came than one page holds: what is missing between is read by reading the list anew. */
  readonly hasGap: boolean;
};

const keyOf = (row: DeliveryRow) => String(row.id);
const nothing: TailView = { waiting: [], hasGap: false };

/**
 * What came since the list was read. It remembers the ids of the newest page only, and holds one page of news at
 * most, however long nobody lets them in. A store for `useSyncExternalStore`.
 */
export class DeliveryTail {
  readonly #listeners = new Set<() => void>();
  #seen: ReadonlySet<string> | undefined;
  #view = nothing;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  readonly getView = (): TailView => this.#view;

  /** The newest page as the list shows it; nothing waits. */
  begin(newest: readonly DeliveryRow[]): void {
    this.#seen = new Set(newest.map(keyOf));
    this.#show(nothing);
  }

  /**
   * Takes a later look at the newest page.
   *
   * @param filtered picks of the new rows those that the filter lets through
   */
  async take(
    newest: readonly DeliveryRow[],
    filtered: (rows: readonly DeliveryRow[]) => Promise<readonly DeliveryRow[]>,
  ): Promise<void> {
    const seen = this.#seen;
    if (!seen || newest.length === 0) return;
    const news = newest.filter((row) => !seen.has(keyOf(row)));
    if (news.length === 0) return;
    const fitting = await filtered(news);
    // The list began anew while the rows were looked at.
    if (this.#seen !== seen) return;
    this.#seen = new Set(newest.map(keyOf));
    const isGap = seen.size > 0 && news.length === newest.length;
    const waiting = isGap ? fitting : [...fitting, ...this.#view.waiting];
    const hasGap = isGap || this.#view.hasGap || waiting.length > MOST_WAITING;
    this.#show({ waiting: waiting.slice(0, MOST_WAITING), hasGap });
  }

  /** Hands over what waits: whoever takes it shows it. */
  release(): readonly DeliveryRow[] {
    const { waiting } = this.#view;
    this.#show(nothing);
    return waiting;
  }

  #show(view: TailView): void {
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}

const MOST_WAITING = 200;
