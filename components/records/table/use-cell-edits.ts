'use client';

import { useEffectEvent, useMemo, useState } from 'react';
import type { CellEdit, DataColumn } from './data-column';

export type CellPlace = { readonly key: string; readonly index: number; readonly column: string };

/** Where one goes after a cell was saved; `leave` is where the focus went by itself. */
export type AfterEdit = 'stay' | 'next' | 'previous' | 'leave';

/** What cells tell about being edited; the same object for as long as the table is shown. */
export type CellEditing = {
  readonly begin: (place: CellPlace) => void;
  /** Shows what was typed at once and sends it; however that ends, the cell then shows the record. */
  readonly save: (place: CellPlace, edit: CellEdit, text: string, then: AfterEdit) => void;
  /** Leaves the cell as it was. */
  readonly end: (place: CellPlace) => void;
};

type Sent = Readonly<Record<string, string>>;

type Edited<Row> = {
  columns: readonly DataColumn<Row>[];
  count: number;
  rowAt: (index: number) => Row | undefined;
  keyOf: (row: Row) => string;
  /** Puts the focus on a cell's button, or on its row. */
  focus: (index: number, column?: string) => void;
  show: (index: number) => void;
};

/** The cell that is being edited, and what was typed into others and is on its way. */
export function useCellEdits<Row>({ columns, count, rowAt, keyOf, focus, show }: Edited<Row>) {
  const [editing, setEditing] = useState<CellPlace>();
  const [sent, setSent] = useState<ReadonlyMap<string, Sent>>(new Map());

  /** The next cell that may be edited, in this row or in those after it. */
  function nextTo({ index, column }: CellPlace, by: 1 | -1): CellPlace | undefined {
    let place = columns.findIndex(({ id }) => id === column);
    for (let at = index; at >= 0 && at < count && Math.abs(at - index) < 2; at += by) {
      const row = rowAt(at);
      for (place += by; row && columns[place]; place += by) {
        const { id, edit } = columns[place]!;
        if (edit?.(row)) return { key: keyOf(row), index: at, column: id };
      }
      place = by === 1 ? -1 : columns.length;
    }
    return undefined;
  }

  function goOn(from: CellPlace, then: AfterEdit) {
    const next = then === 'next' ? nextTo(from, 1) : then === 'previous' ? nextTo(from, -1) : undefined;
    if (next) show(next.index);
    // Another cell may have been begun with while this one was checked.
    setEditing((now) => (now?.key === from.key && now.column === from.column ? next : now));
    if (!next && then !== 'leave') focus(from.index, from.column);
  }

  const save = useEffectEvent((place: CellPlace, edit: CellEdit, text: string, then: AfterEdit) => {
    goOn(place, then);
    if (text === edit.text) return;
    setSent((all) => withSent(all, place, text));
    const done = () => setSent((all) => withSent(all, place, undefined));
    edit.save(text).then(done, done);
  });
  const end = useEffectEvent((place: CellPlace) => goOn(place, 'stay'));

  const edits = useMemo<CellEditing>(
    () => ({
      begin: setEditing,
      save: (...saved) => save(...saved),
      end: (place) => end(place),
    }),
    [],
  );
  return { edits, editing, sent };
}

function withSent(
  all: ReadonlyMap<string, Sent>,
  { key, column }: CellPlace,
  text: string | undefined,
): ReadonlyMap<string, Sent> {
  const { [column]: _, ...others } = all.get(key) ?? {};
  const next = new Map(all).set(key, text === undefined ? others : { ...others, [column]: text });
  if (Object.keys(next.get(key)!).length === 0) next.delete(key);
  return next;
}
