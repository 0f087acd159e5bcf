'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import {
  type ColumnState,
  readColumns,
  stillOf,
  visibleOf,
  withMoved,
  withPinned,
  withWidth,
} from '@/lib/records/column-state';
import type { Arranging } from './arranging';
import type { DataColumn } from './data-column';

/**
 * The columns that a table shows, and how their heads rearrange them. A width that is being dragged is this table's
 * alone until it is let go. `told` is what was done last, for those who hear it.
 */
export function useArranging<Row>(
  all: readonly DataColumn<Row>[],
  kept: ColumnState | undefined,
  onChange: ((state: ColumnState) => void) | undefined,
) {
  const t = useTranslations('ui');
  const [tried, setTried] = useState<{ id: string; width: number }>();
  const [told, setTold] = useState('');
  const own = useMemo(
    () =>
      readColumns(
        all,
        all.map(({ id }) => id),
      ),
    [all],
  );
  const state = kept ?? own;
  const { first, shown } = state;
  const columns = useMemo(
    () => visibleOf({ first, shown }).flatMap((id) => all.find((each) => each.id === id) ?? []),
    [all, first, shown],
  );
  const name = (id: string) => all.find((column) => column.id === id)?.label ?? id;

  function change(next: ColumnState, words: string) {
    setTried(undefined);
    onChange?.(next);
    setTold(words);
  }
  function moveTo(id: string, to: number) {
    const next = withMoved(state, id, to);
    const place = visibleOf(next).indexOf(id) + 1;
    if (next !== state) change(next, t('columnMoved', { name: name(id), place, count: columns.length }));
  }
  const arranging: Arranging | undefined = onChange && {
    tryWidth: (id, width) => setTried(width === undefined ? undefined : { id, width }),
    resize(id, width) {
      const next = withWidth(state, id, width);
      change(next, t('columnWidth', { name: name(id), width: String(next.widths[id] ?? 'own') }));
    },
    move: (id, to) => moveTo(id, Math.max(0, shown.indexOf(to))),
    nudge: (id, by) => moveTo(id, shown.indexOf(id) + by),
    pin(id) {
      const isPinned = shown.indexOf(id) >= state.pinned;
      const next = withPinned(state, id, isPinned);
      if (next !== state) change(next, t(isPinned ? 'columnPinned' : 'columnUnpinned', { name: name(id) }));
    },
  };
  return {
    columns,
    still: Math.min(stillOf(state), columns.length),
    /** With the width that is being dragged. */
    state: tried ? withWidth(state, tried.id, tried.width) : state,
    arranging,
    told,
  };
}
