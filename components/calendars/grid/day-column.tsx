'use client';

import { memo } from 'react';
import { useAgenda } from '@/components/calendars/entries/agenda-context';
import { useEntryWords } from '@/components/calendars/entries/use-entry-words';
import { markStyle } from '@/components/calendars/marks/calendar-mark';
import type { AgendaEntry } from '@/lib/calendars/agenda-entries';
import type { DayAxis } from '@/lib/calendars/day-axis';
import { boxesOf, type GridColumn } from '@/lib/calendars/grid-columns';
import type { Span } from '@/lib/rules/zones';
import { DayLayers } from './day-layers';
import { MoreButton } from './more-button';

/** The least height of an appointment, in pixels; a minute is one. */
const LEAST = 20;
/** Below this width the words of an appointment cannot be read. */
const NARROWEST = 46;
/** From here on there is room for a second line. */
const TWO_LINES = 40;

type DayColumnProps = {
  readonly column: GridColumn;
  readonly label: string;
  readonly axis: DayAxis;
  readonly entries: readonly AgendaEntry[];
  readonly closed: readonly Span[];
  readonly free: readonly Span[];
  readonly width: number;
};

/** A day, or a calendar's day: its layers and its appointments. */
export const DayColumn = memo(function DayColumn(props: DayColumnProps) {
  const { column, label, axis, entries, closed, free, width } = props;
  const { markOf, hrefOf } = useAgenda();
  const { titleOf, spanOf, labelOf } = useEntryWords();
  const most = Math.max(1, Math.floor(width / NARROWEST));
  const { placed, more } = boxesOf(column, entries, axis, { least: LEAST, most });
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  return (
    <section
      aria-label={label}
      data-column={column.key}
      className="relative min-w-24 flex-1 border-l"
      style={{ height: axis.height }}
    >
      <DayLayers column={column} axis={axis} closed={closed} free={free} placed={placed} entries={byKey} />
      {placed.map(({ key, top, bottom, left, width: part }) => {
        const entry = byKey.get(key)!;
        const isTall = bottom - top >= TWO_LINES;
        const text = labelOf(entry);
        return (
          <a
            key={key}
            href={entry.id ? hrefOf(entry.id) : undefined}
            tabIndex={-1}
            draggable={false}
            aria-label={text}
            title={text}
            data-entry={key}
            data-state={entry.state}
            className={isTall ? 'agenda-box px-1 pt-0.5' : 'agenda-box px-1'}
            style={{
              ...markStyle(markOf(entry.calendarId)),
              top,
              height: bottom - top - 1,
              left: `${left * 100}%`,
              width: `calc(${part * 100}% - 3px)`,
            }}
          >
            <b className="mr-1 font-semibold text-(--mark)">{markOf(entry.calendarId).letter}</b>
            {signs[entry.state]}
            {titleOf(entry)}
            {isTall ? <br /> : ' '}
            <span className="text-ink-muted">{spanOf(entry)}</span>
          </a>
        );
      })}
      {more.map((sum) => (
        <MoreButton key={`${sum.top} ${sum.keys[0]}`} sum={sum} day={column.day} />
      ))}
    </section>
  );
});

/** What says a state beside its colour and its border. */
const signs: Readonly<Record<string, string | undefined>> = {
  completada: '✓ ',
  no_asistio: '⊘ ',
  pendiente: '? ',
};
