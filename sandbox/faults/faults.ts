import type { FaultRule } from '../../lib/contract/faults.ts';
import type { Queries } from '../../lib/database/database.ts';
import { type CountedRule, chooseFault, type Occasion } from './choose.ts';
import { addCounts, selectFaults } from './store.ts';

/** A rule that strikes. */
export type Struck = { readonly id: number; readonly rule: FaultRule };

/** Strikes requests and deliveries by the rules of their subaccount. */
export type Strikes = Pick<Faults, 'strike'>;

type Known = CountedRule & {
  readonly id: number;
  readonly expiresAt: Date;
  /** What of its counts is stored. */
  saved: { seen: number; struck: number };
};

/**
 * The rules as this process last read them, so that a request of a subaccount without any costs nothing. Whoever changes
 * them in this process reads them anew before it answers; other processes do within a quarter of a second.
 */
export class Faults {
  readonly #db: Queries;
  readonly #machine: () => Date;
  readonly #draw: () => number;
  #bySubaccount: ReadonlyMap<number, readonly Known[]> = new Map();
  #begun = 0;
  #read = 0;
  #saving = Promise.resolve();

  constructor(db: Queries, machine: () => Date, draw: () => number = Math.random) {
    this.#db = db;
    this.#machine = machine;
    this.#draw = draw;
  }

  /** Counts a request or a delivery; gives the fault that strikes it. */
  strike(subaccountId: number, occasion: Occasion): Struck | undefined {
    const known = this.#bySubaccount.get(subaccountId);
    if (known === undefined) return undefined;
    const now = this.#machine();
    return chooseFault(
      known.filter(({ expiresAt }) => expiresAt > now),
      occasion,
      this.#draw,
    );
  }

  /** Readings that overlap may end in another order: the one that began last counts. */
  async refresh(): Promise<void> {
    const begun = ++this.#begun;
    const rows = await selectFaults(this.#db, this.#machine());
    if (begun < this.#read) return;
    this.#read = begun;
    const before = new Map([...this.#bySubaccount.values()].flat().map((one) => [one.id, one]));
    const known = rows.map(({ id, subaccountId, rule, expiresAt }): readonly [number, Known] => [
      subaccountId,
      before.get(id) ?? { id, rule, expiresAt, seen: 0, struck: 0, saved: { seen: 0, struck: 0 } },
    ]);
    const bySubaccount = Map.groupBy(known, ([subaccountId]) => subaccountId);
    this.#bySubaccount = new Map(
      [...bySubaccount].map(([subaccountId, own]) => [subaccountId, own.map(([, one]) => one)]),
    );
  }

  /** Stores what the rules have come to since the last time. One after the other, so that nothing is added twice. */
  save(): Promise<void> {
    this.#saving = this.#saving.catch(() => {}).then(() => this.#saveCounts());
    return this.#saving;
  }

  /** What a rule has come to in this process and is not stored yet. */
  unsaved(id: number): { readonly seen: number; readonly struck: number } {
    const one = [...this.#bySubaccount.values()].flat().find((known) => known.id === id);
    if (!one) return { seen: 0, struck: 0 };
    return { seen: one.seen - one.saved.seen, struck: one.struck - one.saved.struck };
  }

  async #saveCounts(): Promise<void> {
    const changed = [...this.#bySubaccount.values()]
      .flat()
      .filter(({ seen, saved }) => seen > saved.seen)
      .map((one) => ({ one, seen: one.seen, struck: one.struck }));
    if (changed.length === 0) return;
    await addCounts(
      this.#db,
      changed.map(({ one: { id, saved }, seen, struck }) => ({
        ...{ id, seen: seen - saved.seen, struck: struck - saved.struck },
      })),
    );
    for (const { one, seen, struck } of changed) one.saved = { seen, struck };
  }
}
