'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useAgenda } from '@/components/calendars/entries/agenda-context';
import { CalendarMark } from '@/components/calendars/marks/calendar-mark';
import { classNames } from '@/components/ui/class-names';
import { agendaCodecs } from '@/lib/calendars/agenda-address';
import type { DayAxis } from '@/lib/calendars/day-axis';
import { weekdayText } from '@/lib/calendars/day-words';
import type { GridColumn } from '@/lib/calendars/grid-columns';
import { offsetText } from '@/lib/calendars/when';
import { addressOf } from '@/lib/fields/address';
import { gutterWidth } from './hour-gutter';

type GridHeadProps = { columns: readonly GridColumn[]; axis: DayAxis };

/** The days of the week, each leading to its own page; of a day that is split, its calendars. */
export function GridHead({ columns, axis }: GridHeadProps) {
  const t = useTranslations('calendars.agenda');
  const locale = useLocale();
  const { zone, second, today, values, markOf, nameOf, calendarOf, set } = useAgenda();
  const first = columns[0] && axis.clocks.get(columns[0].day);
  return (
    <div className="sticky top-0 z-20 flex w-max min-w-full border-b bg-surface">
      <div className="sticky left-0 z-10 flex shrink-0 bg-surface text-[11px] text-ink-faint leading-4">
        {[second, zone].filter(Boolean).map((one) => (
          <span
            key={one}
            title={one}
            className={classNames(
              'flex flex-col justify-end overflow-hidden pr-1 pb-1 text-right',
              gutterWidth,
            )}
          >
            {first && offsetText(first.from, one)}
          </span>
        ))}
      </div>
      {columns.map((column) => {
        const clock = axis.clocks.get(column.day);
        const isToday = column.day === today;
        return (
          <div key={column.key} className="min-w-24 flex-1 border-l px-1 py-1 text-center">
            {column.calendarId === undefined ? (
              <Link
                href={`?${addressOf(agendaCodecs, { ...values, view: 'day', date: column.day })}`}
                scroll={false}
                prefetch={false}
                onNavigate={(event) => {
                  event.preventDefault();
                  set({ view: 'day', date: column.day });
                }}
                aria-current={isToday ? 'date' : undefined}
                className={classNames(
                  'inline-flex min-h-6 items-center gap-1.5 rounded px-1.5 hover:bg-hover',
                  isToday ? 'font-semibold text-accent-ink' : 'text-ink-muted',
                )}
              >
                <span className="text-xs">{weekdayText(column.day, locale)}</span>
                <span
                  className={classNames(
                    'rounded px-1 font-medium text-base tabular-nums',
                    isToday ? 'bg-accent text-on-accent' : 'text-ink',
                  )}
                >
                  {Number(column.day.slice(8))}
                </span>
              </Link>
            ) : (
              <span className="flex min-h-6 items-center justify-center gap-1.5 truncate text-xs">
                <CalendarMark mark={markOf(column.calendarId)} />
                <span className="truncate">{nameOf(calendarOf(column.calendarId))}</span>
              </span>
            )}
            {clock && (clock.skipped || clock.doubled) && (
              <p className="text-[11px] text-warning-ink leading-4">
                {t('clockChanges', {
                  before: offsetText(clock.from - 1, zone),
                  after: offsetText(clock.to - 1, zone),
                })}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}
