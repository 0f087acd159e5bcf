'use client';

import { useMemo } from 'react';
import { useAgenda } from '@/components/calendars/entries/agenda-context';
import type { EntryWords } from '@/components/calendars/entries/use-entry-words';
import type { AgendaEntry } from '@/lib/calendars/agenda-entries';
import type { DayAxis } from '@/lib/calendars/day-axis';
import { boxesOf, type GridColumn } from '@/lib/calendars/grid-columns';
import type { Span } from '@/lib/rules/zones';
import { DayBoxes } from './day-boxes';
import { DayLayers } from './day-layers';

/** The least height of an appointment, in pixels; a minute is one. */
const LEAST = 20;
/** Below this width the words of an appointment cannot be read. */
const NARROWEST = 46;

type DayColumnProps = {
  readonly column: GridColumn;
  readonly label: string;
  readonly axis: DayAxis;
  readonly entries: readonly AgendaEntry[];
  readonly closed: readonly Span[];
  readonly free: readonly Span[];
  readonly width: number;
  readonly words: EntryWords;
};

/** A day, or a calendar's day: its layers and its appointments. */
export function DayColumn(props: DayColumnProps) {
  const { column, label, axis, entries, closed, free, width, words } = props;
  const { markOf, hrefOf } = useAgenda();
  const { placed, more, byKey } = useMemo(() => {
    const most = Math.max(1, Math.floor(width / NARROWEST));
    const boxes = boxesOf(column, entries, axis, { least: LEAST, most });
    return { ...boxes, byKey: new Map(entries.map((entry) => [entry.key, entry])) };
  }, [column, entries, axis, width]);
  return (
    <section
      aria-label={label}
      data-column={column.key}
      className="relative min-w-24 flex-1 border-l"
      style={{ height: axis.height }}
    >
      <DayLayers column={column} axis={axis} closed={closed} free={free} placed={placed} entries={byKey} />
      <DayBoxes
        day={column.day}
        placed={placed}
        more={more}
        entries={byKey}
        words={words}
        markOf={markOf}
        hrefOf={hrefOf}
      />
    </section>
  );
}
