'use client';

import { memo } from 'react';
import type { EntryWords } from '@/components/calendars/entries/use-entry-words';
import { markStyle } from '@/components/calendars/marks/calendar-mark';
import type { AgendaEntry } from '@/lib/calendars/agenda-entries';
import type { More, Placed } from '@/lib/calendars/day-layout';
import type { CalendarMark } from '@/lib/calendars/marks';
import { MoreButton } from './more-button';

/** From here on there is room for a second line. */
const TWO_LINES = 40;

type DayBoxesProps = {
  readonly day: string;
  readonly placed: readonly Placed[];
  readonly more: readonly More[];
  readonly entries: ReadonlyMap<string, AgendaEntry>;
  readonly words: Pick<EntryWords, 'titleOf' | 'spanOf' | 'labelOf'>;
  readonly markOf: (id: string) => CalendarMark;
  readonly hrefOf: (id: string) => string;
};

/** A day's appointments: of each one element with one text, for there may be thousands. */
export const DayBoxes = memo(function DayBoxes(props: DayBoxesProps) {
  const { day, placed, more, entries, words, markOf, hrefOf } = props;
  return (
    <>
      {placed.map(({ key, top, bottom, left, width }) => {
        const entry = entries.get(key)!;
        const mark = markOf(entry.calendarId);
        const isTall = bottom - top >= TWO_LINES;
        return (
          <a
            key={key}
            href={entry.id ? hrefOf(entry.id) : undefined}
            tabIndex={-1}
            draggable={false}
            aria-label={words.labelOf(entry)}
            data-entry={key}
            data-state={entry.state}
            className="agenda-box"
            style={{
              ...markStyle(mark),
              top,
              height: bottom - top - 1,
              left: `${left * 100}%`,
              width: `calc(${width * 100}% - 3px)`,
            }}
          >
            {`${mark.letter} ${signs[entry.state] ?? ''}${words.titleOf(entry)}${isTall ? '\n' : ' '}${words.spanOf(entry)}`}
          </a>
        );
      })}
      {more.map((sum) => (
        <MoreButton key={`${sum.top} ${sum.keys[0]}`} sum={sum} day={day} />
      ))}
    </>
  );
});

/** What says a state beside its colour and its border. */
const signs: Readonly<Record<string, string | undefined>> = {
  completada: '✓ ',
  no_asistio: '⊘ ',
  pendiente: '? ',
};
