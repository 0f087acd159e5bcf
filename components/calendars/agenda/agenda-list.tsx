'use client';

import { CalendarDays } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useRef } from 'react';
import { useAgenda } from '@/components/calendars/entries/agenda-context';
import { EntryRow } from '@/components/calendars/entries/entry-row';
import { classNames } from '@/components/ui/class-names';
import { EmptyState } from '@/components/ui/empty-state';
import { useFixedRows } from '@/components/ui/use-fixed-rows';
import type { AgendaEntry } from '@/lib/calendars/agenda-entries';
import { dayText } from '@/lib/calendars/day-words';
import { dayAt, startOfDay } from '@/lib/rules/zones';

/** Height of an appointment and of a day's heading, in pixels. */
const ROW = 44;

type ListRow = { readonly day: string; readonly count: number } | AgendaEntry;

/** Appointments by day, one to a line; only those in sight are drawn, however many there are. */
export function AgendaList() {
  const t = useTranslations('calendars.agenda');
  const locale = useLocale();
  const { entries, zone, from, today, isPending, failed } = useAgenda();
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => {
    const start = startOfDay(from, zone);
    const days = Map.groupBy(entries, (entry) => dayAt(Math.max(entry.from, start), zone));
    return [...days].flatMap(([day, ofDay]): ListRow[] => [{ day, count: ofDay.length }, ...ofDay]);
  }, [entries, zone, from]);
  const { indexes, total, startOf } = useFixedRows({ scroller, count: rows.length, height: ROW });
  const isEmpty = rows.length === 0 && !isPending && failed.length === 0;
  return (
    <section
      ref={scroller}
      aria-label={t('title')}
      className="min-h-0 flex-1 overflow-y-auto border-t bg-surface"
    >
      {isEmpty && <EmptyState icon={<CalendarDays aria-hidden />} title={t('empty')} />}
      <ul className="relative" style={{ height: total }}>
        {indexes.map((index) => {
          const row = rows[index]!;
          const style = { top: startOf(index), height: ROW };
          return 'day' in row ? (
            <li
              key={row.day}
              className="absolute inset-x-0 flex items-end border-b px-4 pb-1.5 sm:px-6"
              style={style}
            >
              <h2 className={classNames('font-semibold', row.day === today ? 'text-accent-ink' : 'text-ink')}>
                {dayText(row.day, locale, 'long')}
                {row.day === today && ` · ${t('today')}`}
              </h2>
              <span className="ml-2 text-ink-muted text-xs">{t('count', { count: row.count })}</span>
            </li>
          ) : (
            <li key={row.key} className="absolute inset-x-0 flex px-2 sm:px-4" style={style}>
              <EntryRow entry={row} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
