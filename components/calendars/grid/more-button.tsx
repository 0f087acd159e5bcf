'use client';

import { useTranslations } from 'next-intl';
import type { More } from '@/lib/calendars/day-layout';

/** Stands for appointments that have no room beside the others; the grid opens their list. */
export function MoreButton({ sum, day }: { sum: More; day: string }) {
  const t = useTranslations('calendars.agenda');
  const { top, bottom, left, width, keys } = sum;
  return (
    <button
      type="button"
      tabIndex={-1}
      data-more={keys.join('\n')}
      data-day={day}
      className="absolute z-[2] overflow-hidden rounded border bg-sunken text-center font-medium text-ink-muted text-xs leading-4 hover:bg-hover hover:text-ink"
      style={{ top, height: bottom - top - 1, left: `${left * 100}%`, width: `calc(${width * 100}% - 3px)` }}
      aria-label={t('moreLabel', { count: keys.length })}
    >
      {t('more', { count: keys.length })}
    </button>
  );
}
