'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import { useAgenda } from '@/components/calendars/entries/agenda-context';
import { useEntryWords } from '@/components/calendars/entries/use-entry-words';
import { CalendarMark } from '@/components/calendars/marks/calendar-mark';
import { classNames } from '@/components/ui/class-names';
import { agendaCodecs, daysBetweenDates } from '@/lib/calendars/agenda-address';
import { type AgendaEntry, entriesWithin } from '@/lib/calendars/agenda-entries';
import { clockOf } from '@/lib/calendars/day-axis';
import { dayText, weekdayText } from '@/lib/calendars/day-words';
import { addressOf } from '@/lib/fields/address';

/** Appointments of a day that are named; the others are counted. */
const NAMED = 3;
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const none: readonly AgendaEntry[] = [];

/** The weeks of a month: each day's number leads to the day, its count to its list. */
export function MonthView() {
  const t = useTranslations('calendars.agenda');
  const locale = useLocale();
  const { from, to, zone, day, entries, values } = useAgenda();
  const table = useRef<HTMLTableElement>(null);
  const days = useMemo(() => daysBetweenDates({ from, to }), [from, to]);
  const byDay = useMemo(
    () => new Map(days.map((one) => [one, entriesWithin(entries, clockOf(one, zone))])),
    [days, entries, zone],
  );
  const hrefOf = (view: 'day' | 'list', date: string) =>
    `?${addressOf(agendaCodecs, { ...values, view, date })}`;

  function onKeyDown(event: KeyboardEvent) {
    const here = (event.target as HTMLElement).dataset.day;
    const step = steps[event.key];
    if (!here || step === undefined) return;
    const next = days[days.indexOf(here) + step];
    if (!next) return;
    event.preventDefault();
    table.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  }

  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-auto border-t bg-surface">
      <table
        ref={table}
        onKeyDown={onKeyDown}
        aria-label={t('title')}
        className="h-full min-h-120 w-full table-fixed border-collapse"
      >
        <thead className="sticky top-0 z-10 bg-surface">
          <tr className="h-7">
            {days.slice(0, 7).map((one) => (
              <th key={one} scope="col" className="border-b font-medium text-ink-muted text-xs">
                {weekdayText(one, locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7)).map(
            (week) => (
              <tr key={week[0]}>
                {week.map((one) => (
                  <MonthDay
                    key={one}
                    day={one}
                    isOutside={one.slice(0, 7) !== day.slice(0, 7)}
                    entries={byDay.get(one) ?? none}
                    hrefOf={hrefOf}
                    label={`${dayText(one, locale, 'long')}, ${t('count', { count: byDay.get(one)?.length ?? 0 })}`}
                    isEntry={one === (days.includes(values.date) ? values.date : day)}
                  />
                ))}
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

type MonthDayProps = {
  day: string;
  isOutside: boolean;
  entries: readonly AgendaEntry[];
  hrefOf: (view: 'day' | 'list', date: string) => string;
  label: string;
  /** The one that the Tab key comes to; the arrow keys lead on from it. */
  isEntry: boolean;
};

function MonthDay({ day, isOutside, entries, hrefOf, label, isEntry }: MonthDayProps) {
  const t = useTranslations('calendars.agenda');
  const { today, markOf, hrefOf: entryHref, set } = useAgenda();
  const { titleOf, timeOf, labelOf } = useEntryWords();
  const isToday = day === today;
  const marks = [...new Set(entries.map(({ calendarId }) => calendarId))].slice(0, 4);
  return (
    <td className={classNames('h-20 border p-0 align-top', isOutside && 'bg-canvas')}>
      <div className="flex items-center justify-between px-1 pt-1">
        <Link
          href={hrefOf('day', day)}
          scroll={false}
          prefetch={false}
          data-day={day}
          onNavigate={(event) => {
            event.preventDefault();
            set({ view: 'day', date: day });
          }}
          tabIndex={isEntry ? undefined : -1}
          aria-label={label}
          aria-current={isToday ? 'date' : undefined}
          className={classNames(
            'flex size-6 items-center justify-center rounded text-xs tabular-nums hover:bg-hover',
            isToday
              ? 'bg-accent font-semibold text-on-accent hover:bg-accent-hover'
              : isOutside && 'text-ink-muted',
          )}
        >
          {Number(day.slice(8))}
        </Link>
        {entries.length > 0 && (
          <span className="pr-1 text-ink-muted text-xs tabular-nums">{entries.length}</span>
        )}
      </div>
      <span aria-hidden className="flex flex-wrap gap-0.5 px-1 sm:hidden">
        {marks.map((id) => (
          <CalendarMark key={id} mark={markOf(id)} />
        ))}
      </span>
      <ul className="hidden px-1 pb-1 text-xs sm:block">
        {entries.slice(0, NAMED).map((entry) => (
          <li key={entry.key}>
            <Link
              href={entry.id ? entryHref(entry.id) : hrefOf('list', day)}
              scroll={false}
              prefetch={false}
              tabIndex={-1}
              aria-label={labelOf(entry)}
              className="flex h-5 items-center gap-1 rounded px-0.5 hover:bg-hover"
            >
              <CalendarMark mark={markOf(entry.calendarId)} />
              <span className="shrink-0 text-ink-muted tabular-nums">{timeOf(entry.from)}</span>
              <span className={classNames('truncate', entry.state === 'cancelada' && 'line-through')}>
                {titleOf(entry)}
              </span>
            </Link>
          </li>
        ))}
        {entries.length > NAMED && (
          <li>
            <Link
              href={hrefOf('list', day)}
              scroll={false}
              prefetch={false}
              className="flex h-6 items-center rounded px-0.5 text-ink-muted hover:bg-hover hover:text-ink"
            >
              {t('more', { count: entries.length - NAMED })}
            </Link>
          </li>
        )}
      </ul>
    </td>
  );
}
