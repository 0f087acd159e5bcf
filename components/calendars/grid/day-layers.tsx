'use client';

import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { useAgenda } from '@/components/calendars/entries/agenda-context';
import type { AgendaEntry } from '@/lib/calendars/agenda-entries';
import type { DayAxis, WallSpan } from '@/lib/calendars/day-axis';
import type { Placed } from '@/lib/calendars/day-layout';
import { clockText } from '@/lib/calendars/day-words';
import { type GridColumn, pieceOf } from '@/lib/calendars/grid-columns';
import type { Span } from '@/lib/rules/zones';

const MINUTE = 60_000;

type DayLayersProps = {
  readonly column: GridColumn;
  readonly axis: DayAxis;
  readonly closed: readonly Span[];
  readonly free: readonly Span[];
  readonly placed: readonly Placed[];
  readonly entries: ReadonlyMap<string, AgendaEntry>;
};

/** What lies below a day's appointments: closed hours, free slots, buffers, and what its clock skips or shows once. */
export function DayLayers({ column, axis, closed, free, placed, entries }: DayLayersProps) {
  const t = useTranslations('calendars.agenda');
  const { calendarOf } = useAgenda();
  const { day } = column;
  const place = (span: Span) => styleOf(pieceOf(axis, day, span));
  const clock = axis.clocks.get(day);
  const blank = axis.bands.filter(
    ({ isSecond, from, to }) => isSecond && !(clock?.doubled?.from === from && clock.doubled.to === to),
  );
  const skipped = clock?.skipped;
  return (
    <div aria-hidden>
      {closed.map((span) => (
        <div key={span.from} className="absolute inset-x-0 bg-sunken" style={place(span)} />
      ))}
      {free.map((span) => (
        <div
          key={span.from}
          data-free
          className="absolute inset-x-0 border-accent/60 border-l-2 bg-accent-soft/60"
          style={place(span)}
        />
      ))}
      {placed.flatMap(({ key, left, width }) => {
        const entry = entries.get(key);
        if (!entry || entry.state === 'cancelada') return [];
        const across = { left: `${left * 100}%`, width: `calc(${width * 100}% - 3px)` };
        return buffersOf(entry, calendarOf(entry.calendarId)).map((span) => (
          <div
            key={`${key} ${span.from}`}
            className="agenda-hatched absolute"
            style={{ ...across, ...place(span) }}
          />
        ));
      })}
      {blank.map((band) => (
        <div
          key={band.top}
          className="agenda-hatched absolute inset-x-0 bg-canvas"
          style={{ top: band.top, height: band.to - band.from }}
        />
      ))}
      {skipped &&
        axis.bands.flatMap((band) => {
          const part = overlap(band, skipped);
          return band.isSecond || !part
            ? []
            : [
                <div
                  key={band.top}
                  data-skipped
                  className="agenda-hatched absolute inset-x-0 overflow-hidden bg-warning-soft px-1 text-center text-warning-ink text-xs"
                  style={{ top: band.top + part.from - band.from, height: part.to - part.from }}
                >
                  <span className="bg-warning-soft">
                    {t('skipped', { from: clockText(skipped.from), to: clockText(skipped.to) })}
                  </span>
                </div>,
              ];
        })}
    </div>
  );
}

function buffersOf(
  { from, to }: Span,
  calendar: { buffer_antes_min?: number | undefined; buffer_despues_min?: number | undefined } | undefined,
): readonly Span[] {
  const { buffer_antes_min: before = 0, buffer_despues_min: after = 0 } = calendar ?? {};
  return [
    { from: from - before * MINUTE, to: from },
    { from: to, to: to + after * MINUTE },
  ].filter((span) => span.from < span.to);
}

function styleOf(piece: { top: number; bottom: number } | undefined): CSSProperties {
  return piece ? { top: piece.top, height: piece.bottom - piece.top } : { display: 'none' };
}

function overlap(one: WallSpan, other: WallSpan): WallSpan | undefined {
  const from = Math.max(one.from, other.from);
  const to = Math.min(one.to, other.to);
  return from < to ? { from, to } : undefined;
}
