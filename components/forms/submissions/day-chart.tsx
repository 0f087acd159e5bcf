'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Disclosure } from '@/components/ui/disclosure';
import { formatDay } from '@/lib/format/dates';
import { LONGEST_DAYS } from '@/lib/forms/form-summary';
import { Bars } from './bars';

type DayChartProps = { days: readonly { readonly day: string; readonly count: number }[]; note: string };

/** Submissions a day as columns; the same as a table below it. */
export function DayChart({ days, note }: DayChartProps) {
  const t = useTranslations('forms.submissions.summary');
  const locale = useLocale();
  const most = Math.max(1, ...days.map(({ count }) => count));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const rows = days
    .filter(({ count }) => count > 0)
    .map(({ day, count }) => ({ key: day, label: formatDay(day, locale), count }));
  return (
    <section aria-label={t('perDay')} className="rounded-lg border bg-surface p-4">
      <h2 className="font-semibold">{t('perDay')}</h2>
      <p className="mb-3 text-ink-muted text-xs">
        {note}
        {days.length === LONGEST_DAYS && ` · ${t('lastDays', { count: days.length })}`}
      </p>
      <div aria-hidden className="flex h-32 items-end justify-between gap-px border-b">
        {days.map(({ day, count }) => (
          <div
            key={day}
            title={`${formatDay(day, locale)}: ${count}`}
            className="min-w-0 max-w-12 flex-1 rounded-t-sm bg-accent"
            style={{ height: `${(count / most) * 100}%` }}
          />
        ))}
      </div>
      <div aria-hidden className="mt-1 mb-2 flex justify-between text-ink-muted text-xs">
        <span>{formatDay(first.day, locale)}</span>
        {last !== first && <span>{formatDay(last.day, locale)}</span>}
      </div>
      <Disclosure title={t('table')} level={3} isLazy>
        <Bars label={t('perDay')} heads={[t('day'), t('count')]} rows={rows.toReversed()} />
      </Disclosure>
    </section>
  );
}
