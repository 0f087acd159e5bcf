import type { PriceRecord } from '@/lib/api/records';
import { type KnownPrice, knownPrice } from '@/lib/catalog/price';
import { type Draft, edit, mapSheets, withSaved } from './draft';
import { contentAt, putLocked, putPrice } from './open-draft';
import type { Step } from './plan';
import {
  cellIn,
  cellOf,
  placeOf,
  priceOf,
  type Row,
  type Sheet,
  samePrice,
  sameTerms,
  termsOf,
} from './sheet';

/**
 * The draft over what the server holds now. What nobody touched here follows the server; where both changed a price it is
 * a conflict, and both stand until somebody decides. What the server has become equal to is no change any more.
 */
export function rebase(draft: Draft, records: readonly PriceRecord[]): Draft {
  const now = new Map<string, KnownPrice>();
  for (const record of records) {
    const price = record.id === undefined ? undefined : knownPrice(record);
    if (price) now.set(String(price.id), price);
  }
  let next: Draft = { ...draft, conflicts: new Map() };
  const arrivals: KnownPrice[] = [];
  for (const [place, before] of draft.saved.prices) {
    const after = now.get(String(before.id));
    now.delete(String(before.id));
    if (samePrice(before, after)) continue;
    const mine = contentAt(draft.sheet, placeOf(place));
    if (samePrice(mine, before) || samePrice(mine, after)) {
      next = followed(next, place, before, after);
      if (after && !next.saved.prices.has(place)) arrivals.push(after);
    } else {
      next = { ...next, conflicts: new Map(next.conflicts).set(place, after ?? null) };
    }
  }
  next = [...arrivals, ...now.values()].reduce(putPrice, next);
  return isSettled(next, records) ? next : putLocked(next, records);
}

/** Whether nothing is locked, so that nothing has to be placed anew. */
function isSettled({ saved }: Draft, records: readonly PriceRecord[]): boolean {
  const isAllKnown = records.every((record) => record.id !== undefined && knownPrice(record));
  return isAllKnown && saved.locked.size === 0 && saved.unplaced.length === 0;
}

/** Where nobody touched it the sheet shows the new price, in whatever state undo brings back. */
function followed(draft: Draft, place: string, before: KnownPrice, after: KnownPrice | undefined): Draft {
  const stays = after && after.moneda === before.moneda && sameTerms(termsOf(after), termsOf(before));
  const { row: key, currency } = placeOf(place);
  const mapped = mapSheets(draft, (sheet) =>
    replaced(sheet, key, currency, before, stays ? after : undefined),
  );
  const mine = contentAt(mapped.sheet, placeOf(place));
  return withSaved(mapped, place, stays || samePrice(mine, after) ? after : undefined);
}

function replaced(
  sheet: Sheet,
  key: string,
  currency: string,
  before: KnownPrice,
  after: KnownPrice | undefined,
): Sheet {
  const rows = sheet.rows.flatMap((row): readonly Row[] => {
    const cell = cellIn(row, currency);
    if (row.key !== key || !cell || !samePrice(priceOf(row, currency, cell), before)) return [row];
    if (after) return [{ ...row, cells: { ...row.cells, [currency]: cellOf(after) } }];
    const { [currency]: _, ...cells } = row.cells;
    return Object.keys(cells).length > 0 ? [{ ...row, cells }] : [];
  });
  return { ...sheet, rows };
}

/** Mine will take the place of theirs, knowingly. */
export function keepMine(draft: Draft, place: string): Draft {
  const theirs = draft.conflicts.get(place);
  return theirs === undefined ? draft : withoutConflict(withSaved(draft, place, theirs ?? undefined), place);
}

/** Theirs takes the place of mine; undo brings mine back. */
export function takeTheirs(draft: Draft, place: string): Draft {
  const theirs = draft.conflicts.get(place);
  if (theirs === undefined) return draft;
  const { row, currency } = placeOf(place);
  const terms = draft.sheet.rows.find(({ key }) => key === row)?.terms;
  const stays = theirs && terms && sameTerms(terms, termsOf(theirs)) && theirs.moneda === currency;
  const told = withoutConflict(withSaved(draft, place, stays ? theirs : undefined), place);
  const edited = edit(told, { kind: 'set', cells: [{ row, currency, to: stays ? cellOf(theirs) : null }] });
  return stays || !theirs ? edited : putPrice(edited, theirs);
}

function withoutConflict(draft: Draft, place: string): Draft {
  const conflicts = new Map(draft.conflicts);
  conflicts.delete(place);
  return { ...draft, conflicts };
}

/** The draft once a request of its save was answered by `reply`: what is held then is what the server says. */
export function withStepDone(draft: Draft, step: Step, reply: PriceRecord | undefined): Draft {
  const sent = step.price;
  const known = readOf(reply);
  const held = sent && (known ?? { ...sent, id: reply?.id ?? sent.id });
  const next = step.after.reduce(
    (each, [place, price]) => withSaved(each, place, price === 'reply' ? held : price),
    draft,
  );
  const { row, currency } = placeOf(step.place);
  const isRead = sent && held && samePrice(termsOnly(sent), termsOnly(held));
  return isRead ? mapSheets(next, (sheet) => replaced(sheet, row, currency, sent, held)) : next;
}

function readOf(reply: PriceRecord | undefined): KnownPrice | undefined {
  const known = reply && knownPrice(reply);
  return known?.id === undefined ? undefined : known;
}

/** A price that the server took, and answered with other values than were sent. */
export type Altered = { readonly sent: KnownPrice; readonly held: KnownPrice };

export function alteredBy({ price: sent }: Step, reply: PriceRecord | undefined): Altered | undefined {
  const held = readOf(reply);
  return sent && held && !samePrice(sent, held) ? { sent, held } : undefined;
}

const termsOnly = (price: KnownPrice): KnownPrice => ({ ...price, monto: '0', tramos: [] });
