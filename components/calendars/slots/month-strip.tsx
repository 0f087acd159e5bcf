'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, useId, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { daysBetweenDates, monthStart } from '@/lib/calendars/agenda-address';
import { formatDay } from '@/lib/format/dates';
import { plainSpaces } from '@/lib/format/spaces';
import { addDays, weekdayOf } from '@/lib/rules/zones';

type MonthStripProps = {
  /** Its first day. */
  month: string;
  /** How many slots each day has. */
  countOf: (day: string) => number;
  chosen: string | undefined;
  isReading: boolean;
  onChoose: (day: string) => void;
  onMonth: (month: string) => void;
};

const MONDAY = '2026-11-23';

/** The days of a month as buttons, those without a free slot disabled; the arrow keys lead from one to the next. */
export function MonthStrip({ month, countOf, chosen, isReading, onChoose, onMonth }: MonthStripProps) {
  const t = useTranslations('calendars.booking');
  const locale = useLocale();
  const titleId = useId();
  const grid = useRef<HTMLFieldSetElement>(null);
  const format = (day: string, options: Intl.DateTimeFormatOptions) =>
    plainSpaces(new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(Date.parse(day)));
  const days = daysBetweenDates({ from: month, to: addDays(monthStart(month, 1), -1) });
  const free = days.filter((day) => countOf(day) > 0);
  const entry = chosen !== undefined && free.includes(chosen) ? chosen : free[0];

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault();
      return onMonth(monthStart(month, event.key === 'PageUp' ? -1 : 1));
    }
    const at = (event.target as HTMLElement).dataset.day;
    const next = at === undefined ? undefined : dayOfKey(event.key, at, free);
    if (next === undefined) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  }

  return (
    <div>
      <div className="flex items-center gap-1">
        <h3 id={titleId} aria-live="polite" className="flex-1 font-medium first-letter:uppercase">
          {format(month, { month: 'long', year: 'numeric' })}
        </h3>
        <IconButton
          label={t('previousMonth')}
          icon={<ChevronLeft aria-hidden />}
          onPress={() => onMonth(monthStart(month, -1))}
        />
        <IconButton
          label={t('nextMonth')}
          icon={<ChevronRight aria-hidden />}
          onPress={() => onMonth(monthStart(month, 1))}
        />
      </div>
      <fieldset
        ref={grid}
        aria-labelledby={titleId}
        aria-busy={isReading}
        onKeyDown={onKeyDown}
        className="grid min-h-63 grid-cols-7 content-start gap-0.5 pointer-coarse:min-h-69"
      >
        {[0, 1, 2, 3, 4, 5, 6].map((place) => (
          <span key={place} aria-hidden className="py-1 text-center text-ink-muted text-xs">
            {format(addDays(MONDAY, place), { weekday: 'short' })}
          </span>
        ))}
        {days.map((day, place) => {
          const count = countOf(day);
          return (
            <button
              key={day}
              type="button"
              data-day={day}
              disabled={count === 0}
              aria-pressed={day === chosen}
              aria-label={t('dayFree', {
                day: `${format(day, { weekday: 'long' })}, ${formatDay(day, locale)}`,
                count,
              })}
              tabIndex={day === entry ? 0 : -1}
              onClick={() => onChoose(day)}
              style={place === 0 ? { gridColumnStart: weekdayOf(day) + 1 } : undefined}
              className={classNames(
                'flex h-9 flex-col items-center justify-center rounded-md tabular-nums pointer-coarse:h-10',
                'enabled:font-medium enabled:hover:bg-hover disabled:text-ink-faint',
                'aria-pressed:bg-accent aria-pressed:text-on-accent aria-pressed:enabled:hover:bg-accent-hover',
                isReading && 'motion-safe:animate-pulse',
              )}
            >
              {Number(day.slice(8))}
              <span aria-hidden className={classNames('size-1 rounded-full', count > 0 && 'bg-current')} />
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}

/** The free day that a key leads to: the one before or after, or the first one at least a week away. */
function dayOfKey(key: string, at: string, free: readonly string[]): string | undefined {
  const before = free.filter((day) => day < at);
  const after = free.filter((day) => day > at);
  if (key === 'ArrowLeft') return before.at(-1);
  if (key === 'ArrowRight') return after[0];
  if (key === 'ArrowUp') return before.findLast((day) => day <= addDays(at, -7)) ?? before[0];
  if (key === 'ArrowDown') return after.find((day) => day >= addDays(at, 7)) ?? after.at(-1);
  if (key === 'Home') return free[0];
  return key === 'End' ? free.at(-1) : undefined;
}
