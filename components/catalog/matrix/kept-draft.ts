import { newIdempotencyKey } from '@/lib/api/idempotency';
import type { KnownPrice } from '@/lib/catalog/price';
import { holdsWork } from '@/lib/catalog/sheet/changes';
import type { Draft } from '@/lib/catalog/sheet/draft';
import type { OpenSend } from '@/lib/catalog/sheet/save-steps';
import type { Sheet } from '@/lib/catalog/sheet/sheet';
import { parseJson } from '@/lib/json/parse-json';
import { browserStore } from '@/lib/records/browser-store';

/** A matrix that is not saved whole, as one tab of this browser keeps it. */
export type KeptDraft = {
  readonly tab: string;
  readonly sheet: Sheet;
  readonly prices: readonly (readonly [place: string, price: KnownPrice])[];
  readonly made: number;
  /** By place. */
  readonly sends: readonly (readonly [place: string, send: OpenSend])[];
  /** Milliseconds of the clock. */
  readonly at: number;
};

type Store = Pick<ReturnType<typeof browserStore>, 'get' | 'change'>;
/** Of one product; the oldest go. */
const MOST_KEPT = 8;

/** The drafts of one product, each kept by the tab that it is typed in: no tab writes over another's, or removes it. */
export class DraftKeeper {
  readonly #key: string;
  readonly #store: Store;
  readonly #tab = newIdempotencyKey();

  constructor(key: string, store: Store = browserStore('price-drafts')) {
    this.#key = key;
    this.#store = store;
  }

  /** What other tabs and earlier visits have kept, the newest first. */
  async others(): Promise<readonly KeptDraft[]> {
    const kept = keptOf(await this.#store.get(this.#key));
    return kept.filter(({ tab }) => tab !== this.#tab).toSorted((one, other) => other.at - one.at);
  }

  /** Keeps the draft of this tab where it holds work, else nothing of it; `instead` of one that was taken over. */
  keep(draft: Draft, sends: ReadonlyMap<string, OpenSend>, instead?: KeptDraft): Promise<unknown> {
    const isWorth = holdsWork(draft) || sends.size > 0;
    const own: KeptDraft = {
      tab: this.#tab,
      sheet: draft.sheet,
      prices: [...draft.saved.prices],
      made: draft.made,
      sends: [...sends],
      at: Date.now(),
    };
    return this.#change((all) => {
      const others = all.filter(({ tab }) => tab !== this.#tab && tab !== instead?.tab);
      return isWorth ? [own, ...others] : others;
    });
  }

  forget({ tab }: KeptDraft): Promise<unknown> {
    return this.#change((all) => all.filter((each) => each.tab !== tab));
  }

  #change(change: (all: readonly KeptDraft[]) => readonly KeptDraft[]): Promise<unknown> {
    return this.#store.change(this.#key, (value) => {
      const next = change(keptOf(value)).toSorted((one, other) => other.at - one.at);
      return next.length > 0 ? JSON.stringify(next.slice(0, MOST_KEPT)) : undefined;
    });
  }
}

/** What is kept was written by this code, perhaps an earlier one of it. */
function keptOf(value: unknown): readonly KeptDraft[] {
  const all = typeof value === 'string' ? parseJson(value) : [];
  const isWhole = (one: Partial<KeptDraft> | null) => one?.tab && one.sheet && one.prices && one.sends;
  return Array.isArray(all) ? (all as KeptDraft[]).filter(isWhole) : [];
}

/** The kept draft as one that is edited; what became of its prices meanwhile a rebase says. */
export function draftOfKept({ sheet, prices, made }: KeptDraft): Draft {
  return {
    saved: { prices: new Map(prices), locked: new Map(), unplaced: [] },
    sheet,
    past: [],
    future: [],
    made,
    conflicts: new Map(),
  };
}
