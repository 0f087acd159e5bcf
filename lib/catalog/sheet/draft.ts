import type { PriceRecord } from '@/lib/api/records';
import type { KnownPrice } from '@/lib/catalog/price';
import { applyEdit, type Edit } from './edits';
import type { Sheet } from './sheet';

/** What the server holds, by the place in the matrix where it stands (`placeKey`). */
export type Saved = {
  readonly prices: ReadonlyMap<string, KnownPrice>;
  /** Prices of which a part cannot be read: shown as they are, never written. */
  readonly locked: ReadonlyMap<string, PriceRecord>;
  /** Those of which not even the place can be read. */
  readonly unplaced: readonly PriceRecord[];
};

/**
 * A matrix that is being edited: the sheet, its earlier and later states, and beside it what the server holds. What a
 * save would send is the difference of the two, so that undo goes back over a save as over everything else.
 */
export type Draft = {
  readonly saved: Saved;
  readonly sheet: Sheet;
  readonly past: readonly Sheet[];
  readonly future: readonly Sheet[];
  /** Rows made so far: their keys are never used twice. */
  readonly made: number;
  /** By place: what somebody else made of a price that is changed here too; null where it was deleted. */
  readonly conflicts: ReadonlyMap<string, KnownPrice | null>;
};

/** The draft after an edit; the same one where the edit changes nothing. */
export function edit(draft: Draft, change: Edit): Draft {
  const sheet = applyEdit(draft.sheet, change, draft.saved.locked);
  if (sheet === draft.sheet) return draft;
  const made = draft.made + Math.max(0, sheet.rows.length - draft.sheet.rows.length);
  return { ...draft, sheet, past: [...draft.past, draft.sheet], future: [], made };
}

export function undo(draft: Draft): Draft {
  const sheet = draft.past.at(-1);
  if (!sheet) return draft;
  return { ...draft, sheet, past: draft.past.slice(0, -1), future: [draft.sheet, ...draft.future] };
}

export function redo(draft: Draft): Draft {
  const [sheet, ...future] = draft.future;
  return sheet ? { ...draft, sheet, past: [...draft.past, draft.sheet], future } : draft;
}

/** The draft with every state of its sheet, past ones and undone ones too, made anew. */
export function mapSheets(draft: Draft, change: (sheet: Sheet) => Sheet): Draft {
  const { past, sheet, future } = draft;
  return { ...draft, past: past.map(change), sheet: change(sheet), future: future.map(change) };
}

/** The draft where the server holds another price at a place, or none. */
export function withSaved(draft: Draft, place: string, price: KnownPrice | undefined): Draft {
  const prices = new Map(draft.saved.prices);
  if (price) prices.set(place, price);
  else prices.delete(place);
  return { ...draft, saved: { ...draft.saved, prices } };
}
