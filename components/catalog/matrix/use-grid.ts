'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import type { CellEdit } from '@/lib/catalog/sheet/edits';
import { fillFrom, type PastePlan, planPaste, type Range } from '@/lib/catalog/sheet/paste';
import {
  cellAt,
  cellIn,
  type Place,
  placeKey,
  type Row,
  sameAmount,
  type Via,
} from '@/lib/catalog/sheet/sheet';
import { decimalMark, readAmount, typedText } from '@/lib/format/typed-amount';
import { type Clip, readClip, writeClip } from './clipboard';
import { besides, leadsTo, type Point, rangeOf, type Selection, selectionAt } from './selection';
import type { Matrix } from './use-matrix';

/** An amount that could be read two ways, and is in the sheet as the first of them. */
export type Reading = {
  readonly text: string;
  readonly amount: string;
  readonly other: string;
  readonly place: Place;
};
/** What a cell's input begins with. The cell is known by its row and currency, which others' changes do not move. */
type Editing = Place & { readonly text: string };
/** A paste that waits for a yes: its extent is shown, and how its amounts are read. */
export type Pending = { readonly plan: PastePlan; readonly isOther: boolean };
export type Grid = ReturnType<typeof useGrid>;

type GridOf = {
  matrix: Matrix;
  rows: readonly Row[];
  currencies: readonly string[];
  page: () => number;
  /** Brings a cell into sight. */
  show: (point: Point) => void;
  focus: () => void;
  onTerms: (row: Row) => void;
  onKeys: () => void;
  onMenu: () => void;
};

/** Where the keyboard is in the matrix, what is selected, and what its keys and the clipboard do. */
export function useGrid(of: GridOf) {
  const { matrix, rows, currencies, show, focus } = of;
  const { draft, isReadOnly } = matrix;
  const t = useTranslations('catalog.sheet.told');
  const mark = decimalMark(useLocale());
  const size = { rows: rows.length, columns: currencies.length };
  const [selected, setSelection] = useState<Selection>(selectionAt({ at: 0, column: 0 }));
  const [editing, setEditing] = useState<Editing>();
  const [told, setTold] = useState('');
  const [reading, setReading] = useState<Reading>();
  const [pending, setPending] = useState<Pending>();
  const [isLeaving, setIsLeaving] = useState(false);

  // Rows and columns that come or go do not move what is active; a paste that waits was meant for those of before.
  const [seen, setSeen] = useState({ rows, currencies });
  if (seen.rows !== rows || seen.currencies !== currencies) {
    setSeen({ rows, currencies });
    const { at, column } = selected.active;
    const down = rows.findIndex(({ key }) => key === seen.rows[at]?.key) - at;
    const right = column < 0 ? 0 : currencies.indexOf(seen.currencies[column] ?? '') - column;
    const isMoved = down !== 0 || right !== 0;
    if (isMoved && down + at >= 0 && right + column >= -1) {
      const moved = (point: Point) => ({ at: point.at + down, column: point.column + right });
      setSelection({ active: moved(selected.active), extent: moved(selected.extent) });
    }
    const isSameRows =
      rows.length === seen.rows.length && rows.every(({ key }, place) => key === seen.rows[place]?.key);
    if (!isSameRows || currencies.join() !== seen.currencies.join()) setPending(undefined);
  }

  const clamp = ({ at, column }: Point): Point => ({
    at: Math.max(0, Math.min(at, size.rows - 1)),
    column: Math.min(column, size.columns - 1),
  });
  const selection = { active: clamp(selected.active), extent: clamp(selected.extent) };
  const range = rangeOf(selection);
  const { active } = selection;
  const cellOf = ({ at, column }: Point) => rows[at] && cellIn(rows[at], currencies[column] ?? '');
  const placeAt = ({ at, column }: Point): Place => ({
    row: rows[at]?.key ?? '',
    currency: currencies[column] ?? '',
  });
  const keyAt = (point: Point) => placeKey(placeAt(point));
  const isLocked = (point: Point) => draft.saved.locked.has(keyAt(point));

  function select(next: Selection) {
    setSelection(next);
    setPending(undefined);
    show(next.extent);
  }
  function go(point: Point) {
    setReading(undefined);
    setTold('');
    select(selectionAt(point));
  }

  function begin(text?: string) {
    if (isReadOnly || active.column < 0 || isLocked(active)) return;
    show(active);
    setIsLeaving(false);
    setEditing({ ...placeAt(active), text: text ?? typedText(cellOf(active)?.text ?? '', mark) });
  }

  /** The edit that puts an amount into a cell; the server's own text where it is the same number. */
  function edited(place: Place, amount: string, via: Via): CellEdit {
    const saved = draft.saved.prices.get(placeKey(place))?.monto;
    const text = saved !== undefined && sameAmount(amount, saved) ? saved : amount;
    return { ...place, to: text === '' ? null : { text, via } };
  }

  function commit(text: string, by: 'down' | 'up' | 'on' | 'back' | 'stay' | 'left') {
    if (!editing) return;
    const place = { row: editing.row, currency: editing.currency };
    setEditing(undefined);
    if (by !== 'left') focus();
    const isSame = text === typedText(cellAt(draft.sheet, place)?.text ?? '', mark);
    const found = readAmount(text, mark, place.currency);
    if (!isSame) {
      matrix.edit({ kind: 'set', cells: [edited(place, found?.amount ?? text.trim(), 'typed')] });
    }
    const moves = { down: [1, 0], up: [-1, 0], on: [0, 1], back: [0, -1] } as const;
    const [down, right] = by === 'stay' || by === 'left' ? [0, 0] : moves[by];
    if (by !== 'stay' && by !== 'left')
      go(clamp({ at: active.at + down, column: Math.max(-1, active.column + right) }));
    const { amount, other } = found ?? {};
    setReading(!isSame && amount && other ? { text: text.trim(), amount, other, place } : undefined);
  }

  function cancel() {
    setEditing(undefined);
    focus();
  }

  /** The other way of reading what was just typed. */
  function readOther() {
    if (!reading) return;
    matrix.edit({ kind: 'set', cells: [edited(reading.place, reading.other, 'typed')] });
    setReading({ ...reading, amount: reading.other, other: reading.amount });
    focus();
  }

  const cellsOf = ({ top, bottom, left, right }: Range): Point[] => {
    const points: Point[] = [];
    for (let at = top; at <= bottom; at++) {
      for (let column = left; column <= right; column++) points.push({ at, column });
    }
    return points;
  };

  function clear() {
    if (!range || isReadOnly) return;
    const points = cellsOf(range).filter((point) => cellOf(point));
    matrix.edit({
      kind: 'set',
      cells: points.map(({ at, column }) => ({
        row: rows[at]!.key,
        currency: currencies[column]!,
        to: null,
      })),
    });
    setTold(t('cleared', { count: points.length }));
  }

  /** Fills the target from the source, amounts and tiers. */
  function fill(source: Range, target: Range) {
    if (isReadOnly) return;
    const isSource = ({ at, column }: Point) =>
      at >= source.top && at <= source.bottom && column >= source.left && column <= source.right;
    // From a price that cannot be read nothing is filled, and over one nothing either.
    const sourceOf = (point: Point) => fillFrom(source, point.at, point.column);
    const points = cellsOf(target).filter(
      (point) => !isSource(point) && !isLocked(point) && !isLocked(sourceOf(point)),
    );
    if (points.length === 0) return;
    const cells = points.map((point): CellEdit => {
      const from = cellOf(sourceOf(point));
      const place = { row: rows[point.at]!.key, currency: currencies[point.column]! };
      return { ...place, to: from ? { text: from.text, tramos: from.tramos, via: 'filled' } : null };
    });
    matrix.edit({ kind: 'set', cells });
    setSelection({
      active: { at: target.top, column: target.left },
      extent: { at: target.bottom, column: target.right },
    });
    setTold(t('filled', { count: cells.length }));
  }

  function fillKey(isDown: boolean) {
    if (!range) return;
    const { top, bottom, left, right } = range;
    if (isDown) {
      const from = top === bottom ? top - 1 : top;
      if (from >= 0) fill({ ...range, top: from, bottom: from }, { ...range, top: from, bottom });
    } else {
      const from = left === right ? left - 1 : left;
      if (from >= 0) fill({ ...range, left: from, right: from }, { ...range, left: from, right });
    }
  }

  function apply({ plan, isOther }: Pending) {
    const cells = plan.cells
      .filter((cell) => !isLocked(cell))
      .map((cell) => edited(placeAt(cell), isOther ? (cell.other ?? cell.amount) : cell.amount, 'pasted'));
    matrix.edit({ kind: 'set', cells });
    setPending(undefined);
    setSelection({
      active: { at: plan.range.top, column: plan.range.left },
      extent: { at: plan.range.bottom, column: plan.range.right },
    });
    setTold(t('pasted', { count: cells.length, lost: plan.lost, locked: plan.cells.length - cells.length }));
    focus();
  }

  function paste({ block, isPlain }: Clip) {
    if (!range || isReadOnly) return;
    const plan = planPaste(block, range, size, { mark, currencies, isPlain });
    if (plan.isWider || plan.unclear.length > 0) setPending({ plan, isOther: false });
    else apply({ plan, isOther: false });
  }

  function textAt(point: Point): string {
    const locked = draft.saved.locked.get(keyAt(point));
    return cellOf(point)?.text ?? locked?.monto ?? '';
  }

  function copy(data: DataTransfer): boolean {
    if (!range) return false;
    const { top, bottom, left, right } = range;
    const block = Array.from({ length: bottom - top + 1 }, (_, down) =>
      Array.from({ length: right - left + 1 }, (_, across) =>
        textAt({ at: top + down, column: left + across }),
      ),
    );
    writeClip(data, block);
    setTold(t('copied', { count: block.length * (right - left + 1) }));
    return true;
  }

  function onClipboard(event: ClipboardEvent) {
    if (event.type === 'paste') {
      const clip = readClip(event.clipboardData);
      if (clip) paste(clip);
    } else if (copy(event.clipboardData) && event.type === 'cut') clear();
    event.preventDefault();
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, shiftKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.altKey || size.rows === 0) return;
    if (pending && key === 'Enter') apply(pending);
    else if (pending && isCommand && key.toLowerCase() === 'z') setPending(undefined);
    else if (key === 'Tab') {
      const next = isLeaving || isCommand ? undefined : besides(active, shiftKey ? -1 : 1, size);
      setIsLeaving(false);
      if (!next) return;
      go(next);
    } else if (key === 'Escape') {
      // Again, and the next Tab leaves the table.
      setIsLeaving(true);
      setPending(undefined);
      setReading(undefined);
      setSelection(selectionAt(active));
    } else if (isCommand && key.toLowerCase() === 'a') {
      select({ active: { at: 0, column: 0 }, extent: { at: size.rows - 1, column: size.columns - 1 } });
    } else if (isCommand && key.toLowerCase() === 'z') (shiftKey ? matrix.redo : matrix.undo)();
    else if (isCommand && key.toLowerCase() === 'y') matrix.redo();
    else if (isCommand && key.toLowerCase() === 's') void matrix.save();
    else if (isCommand && key.toLowerCase() === 'd') fillKey(true);
    else if (isCommand && key.toLowerCase() === 'r') fillKey(false);
    else if ((shiftKey && key === 'F10') || key === 'ContextMenu') of.onMenu();
    else if (key === 'Delete' || key === 'Backspace') clear();
    else if (key === '?') of.onKeys();
    else if (key === 'Enter' || key === 'F2') {
      if (active.column < 0) of.onTerms(rows[active.at]!);
      else begin();
    } else if (leadsTo(active, event, size, of.page())) move(event);
    else if (key.length === 1 && !isCommand && key !== ' ') begin(key);
    else return;
    event.preventDefault();
  }

  function move(event: KeyboardEvent) {
    setIsLeaving(false);
    if (!event.shiftKey || active.column < 0) return go(leadsTo(active, event, size, of.page())!);
    const extent = leadsTo(selection.extent, event, size, of.page())!;
    select({ active, extent: { ...extent, column: Math.max(0, extent.column) } });
  }

  return {
    selection,
    range,
    editing,
    told,
    reading,
    pending,
    size,
    go,
    select,
    begin,
    commit,
    cancel,
    readOther,
    fill,
    clear,
    apply,
    setPending,
    onKeyDown,
    onClipboard,
  };
}
