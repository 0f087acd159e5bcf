'use client';

import { useLocale, useTranslations } from 'next-intl';
import { usePriceWords } from '@/components/catalog/use-price-words';
import type { KnownPrice } from '@/lib/catalog/price';
import { type DraftState, type TimeRow, timeRows } from '@/lib/catalog/timeline/time-rows';
import { placeOf, type TimeWindow, ticksIn, windowOf } from '@/lib/catalog/timeline/time-scale';
import { formatDay } from '@/lib/format/dates';
import { barLooks, gapLook, percent } from './bar-looks';
import { PriceList } from './price-list';
import { RowNotes } from './row-notes';
import { TimeTrack } from './time-track';

export type TimedPrice = KnownPrice & { readonly key: string; readonly state: DraftState };

type TimelineProps = {
  prices: readonly TimedPrice[];
  today: string;
  /** Each bar is a button: what it does with its price. */
  onPick: (key: string) => void;
};

/** When prices hold, a row a currency and terms: ended, in force, scheduled, with gaps and overlaps; on a phone as lists. */
export function Timeline({ prices, today, onPick }: TimelineProps) {
  const t = useTranslations('catalog.timeline');
  const words = usePriceWords();
  if (prices.length === 0) return <p className="text-ink-muted">{t('none')}</p>;
  const rows: readonly TimeRow<TimedPrice>[] = timeRows(prices, today);
  const window = windowOf(prices, today);
  return (
    <section aria-label={t('label')} className="space-y-3">
      <ol className="space-y-3 sm:space-y-2">
        {rows.map((row) => (
          <li key={row.key} className="gap-x-3 sm:grid sm:grid-cols-[10rem_minmax(0,1fr)]">
            <h3 className="font-medium sm:pt-0.5 sm:text-xs">{words.terms(row.terms)}</h3>
            <div className="min-w-0">
              <TimeTrack row={row} window={window} today={today} onPick={onPick} />
              <PriceList row={row} onPick={onPick} />
              <RowNotes row={row} />
            </div>
          </li>
        ))}
      </ol>
      <div aria-hidden className="gap-x-3 max-sm:hidden sm:grid sm:grid-cols-[10rem_minmax(0,1fr)]">
        <span />
        <Axis window={window} today={today} />
      </div>
      <Legend />
    </section>
  );
}

/** What a text takes of a narrow axis: behind its place, and half of today's. */
const BEFORE = 0.17;
const AFTER = 0.05;
const EDGE = 0.87;

function Axis({ window, today }: { window: TimeWindow; today: string }) {
  const t = useTranslations('catalog.timeline');
  const locale = useLocale();
  const now = placeOf(today, window);
  // A tick's text begins at its place, today's is around it: they would lie over each other.
  const hasRoom = (place: number) => place < EDGE && (place < now - BEFORE || place > now + AFTER);
  return (
    <div className="relative h-4 text-ink-muted text-xs">
      {ticksIn(window)
        .filter((day) => hasRoom(placeOf(day, window)))
        .map((day) => (
          <span
            key={day}
            className="absolute whitespace-nowrap"
            style={{ left: percent(placeOf(day, window)) }}
          >
            {formatDay(day, locale).replace(/^1 /, '')}
          </span>
        ))}
      <span
        className="absolute -translate-x-1/2 whitespace-nowrap font-medium text-ink"
        style={{ left: percent(now) }}
      >
        {t('today')}
      </span>
    </div>
  );
}

function Legend() {
  const t = useTranslations('catalog.timeline');
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-muted text-xs max-sm:hidden">
      {(['ended', 'current', 'scheduled'] as const).map((standing) => (
        <li key={standing} className="flex items-center gap-1.5">
          <span aria-hidden className={`h-3 w-5 rounded-sm border ${barLooks[standing]}`} />
          {t(`standing.${standing}`)}
        </li>
      ))}
      <li className="flex items-center gap-1.5">
        <span aria-hidden className={`h-3 w-5 rounded-sm ${gapLook}`} />
        {t('gap')}
      </li>
    </ul>
  );
}
