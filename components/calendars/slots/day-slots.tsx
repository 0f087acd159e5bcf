'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import type { FreeSlot } from '@/lib/calendars/free-slots';
import { offsetText } from '@/lib/calendars/when';
import { formatTime } from '@/lib/format/dates';
import { dayAt, instantsOf, minutesAt } from '@/lib/rules/zones';

type DaySlotsProps = {
  /** Names the day and the zone for who cannot see them above. */
  label: string;
  slots: readonly FreeSlot[];
  zone: string;
  value: number | undefined;
  onChange: (start: number) => void;
};

/** The free times of one day, of which one can be chosen. The hour that a clock shows twice has its offset beside it. */
export function DaySlots({ label, slots, zone, value, onChange }: DaySlotsProps) {
  const t = useTranslations('calendars.booking');
  const locale = useLocale();
  const name = useId();
  if (slots.length === 0) return <p className="text-ink-muted">{t('noneThatDay')}</p>;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-xs">{label}</legend>
      <div className="grid max-h-60 grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-1.5 overflow-y-auto p-0.5">
        {slots.map(({ start }) => {
          const isTwice = instantsOf(dayAt(start, zone), minutesAt(start, zone), zone).length > 1;
          return (
            <label
              key={start}
              className="relative flex min-h-8 cursor-default items-center justify-center gap-1 whitespace-nowrap rounded-md border border-line-strong px-1 tabular-nums hover:bg-hover has-[:checked]:border-accent has-[:checked]:bg-accent has-[:checked]:text-on-accent has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-offset-2 pointer-coarse:min-h-10"
            >
              <input
                type="radio"
                name={name}
                checked={start === value}
                onChange={() => onChange(start)}
                className="absolute inset-0 cursor-default opacity-0"
              />
              {formatTime(new Date(start).toISOString(), { locale, timeZone: zone })}
              {isTwice && <span className="text-xs"> {offsetText(start, zone)}</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
