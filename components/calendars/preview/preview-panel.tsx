'use client';

import { CircleCheck, Info } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useDayNames } from '@/components/calendars/hours/use-day-names';
import { classNames } from '@/components/ui/class-names';
import { Skeleton } from '@/components/ui/skeleton';
import type { PreviewDay } from '@/lib/calendars/slot-preview';
import { timeText } from '@/lib/calendars/typed-time';
import { formatDay } from '@/lib/format/dates';
import { minutesAt, weekdayOf } from '@/lib/rules/zones';
import type { Preview } from './use-preview';

type PreviewPanelProps = { preview: Preview; isArchived: boolean; isDirty: boolean };

/** The next two weeks of slots as they would be once what is typed is saved. */
export function PreviewPanel({ preview, isArchived, isDirty }: PreviewPanelProps) {
  const t = useTranslations('calendars.settings.preview');
  const { counted, missing, unfinished } = preview;
  return (
    <section aria-labelledby="preview" className="rounded-lg border bg-surface">
      <header className="border-b px-3 py-2.5">
        <h2 id="preview" className="font-semibold">
          {t('title')}
        </h2>
        {counted && (
          <p role="status" className="text-ink-muted text-xs tabular-nums">
            {t('total', { count: counted.count })} · {counted.zone}
          </p>
        )}
        {missing.length === 0 && <Trust preview={preview} />}
      </header>
      {missing.length > 0 ? (
        <p className="px-3 py-4 text-ink-muted">{t('missing')}</p>
      ) : !counted ? (
        <div className="space-y-2 p-3">
          {Array.from({ length: 8 }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows that are all alike and never move
            <Skeleton key={row} className="h-5" />
          ))}
        </div>
      ) : (
        <>
          {isArchived && <p className="px-3 pt-3 text-ink-muted">{t('archived')}</p>}
          {isDirty && unfinished.length > 0 && (
            <p className="px-3 pt-3 text-warning-ink">{t('unfinished')}</p>
          )}
          <ul className="py-1">
            {counted.days.map((day) => (
              <Day key={day.day} day={day} zone={counted.zone} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Whether what is counted here can be relied on: what the server offers for the saved hours says so. */
function Trust({ preview }: { preview: Preview }) {
  const t = useTranslations('calendars.settings.preview');
  const { difference, assumed, isPartial, error, unread } = preview;
  if (!difference && !error) return <Skeleton className="mt-1.5 h-3 w-40" />;
  const isSame = difference && difference.onlyHere + difference.onlyServer === 0 && unread === 0;
  if (isSame && !isPartial) {
    return (
      <p className="mt-1 flex items-start gap-1.5 text-success-ink text-xs">
        <CircleCheck aria-hidden className="mt-px size-3.5 shrink-0" />
        {t('same')}
      </p>
    );
  }
  return (
    <div className="mt-1 flex items-start gap-1.5 text-warning-ink text-xs">
      <Info aria-hidden className="mt-px size-3.5 shrink-0" />
      <p>
        <strong className="font-medium">{t('estimate')}</strong>{' '}
        {difference ? (isSame ? '' : t('differs', difference)) : t('notCompared')}
        {isPartial && ` ${t('partial')}`}
        {unread > 0 && ` ${t('unread', { count: unread })}`}
        {assumed.length > 0 && ` ${t('assumed', { fields: assumed.join(', ') })}`}
      </p>
    </div>
  );
}

const looks = {
  kept: 'bg-accent',
  added: 'bg-success',
  removed: 'border border-danger bg-transparent',
} as const;

function Day({ day: { day, slots }, zone }: { day: PreviewDay; zone: string }) {
  const t = useTranslations('calendars.settings.preview');
  const locale = useLocale();
  const names = useDayNames();
  const count = slots.filter(({ change }) => change !== 'removed').length;
  const added = slots.filter(({ change }) => change === 'added').length;
  const removed = slots.length - count;
  const line = (
    <>
      <span className="w-22 shrink-0 tabular-nums">
        {names[weekdayOf(day)]!.short} {formatDay(day, locale).replace(/ \d{4}$/, '')}
      </span>
      <span aria-hidden className="relative h-2.5 min-w-0 flex-1 overflow-hidden rounded-sm bg-sunken">
        {slots.map(({ from, change }) => (
          <span
            key={from}
            style={{ left: `${(minutesAt(from, zone) / 1440) * 100}%` }}
            className={classNames('absolute inset-y-0 w-[max(2px,1.5%)]', looks[change])}
          />
        ))}
      </span>
      <span className="w-6 shrink-0 text-right tabular-nums">{count || '—'}</span>
      <span className="w-14 shrink-0 text-right text-xs tabular-nums">
        {added > 0 && <span className="text-success-ink">+{added}</span>}{' '}
        {removed > 0 && <span className="text-danger-ink">−{removed}</span>}
      </span>
    </>
  );
  if (slots.length === 0) {
    return <li className="flex h-7 items-center gap-2 px-3 text-ink-muted">{line}</li>;
  }
  return (
    <li>
      <details>
        <summary className="flex h-7 cursor-default list-none items-center gap-2 px-3 hover:bg-hover focus-visible:-outline-offset-2">
          {line}
        </summary>
        <ul className="flex flex-wrap gap-1 px-3 pt-1 pb-2 text-xs tabular-nums">
          {slots.map(({ from, change }) => (
            <li
              key={from}
              className={classNames(
                'rounded border px-1.5 py-0.5',
                change === 'added' && 'border-success text-success-ink',
                change === 'removed' && 'border-danger text-danger-ink line-through',
              )}
            >
              {change !== 'kept' && <span className="sr-only">{t(change)} </span>}
              {timeText(minutesAt(from, zone))}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
