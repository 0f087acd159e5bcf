'use client';

import { classNames } from '@/components/ui/class-names';
import type { TimeRow } from '@/lib/catalog/timeline/time-rows';
import { placeOf, spanIn, type TimeWindow } from '@/lib/catalog/timeline/time-scale';
import { barLooks, draftMarks, gapLook, percent } from './bar-looks';
import type { TimedPrice } from './timeline';
import { useBarWords } from './use-bar-words';

type TimeTrackProps = {
  row: TimeRow<TimedPrice>;
  window: TimeWindow;
  today: string;
  onPick: (key: string) => void;
};

const LANE = 26;

/** The prices of one row as bars over the days that they hold; not drawn on a phone. */
export function TimeTrack({ row, window, today, onPick }: TimeTrackProps) {
  const words = useBarWords();
  return (
    <div
      className="relative overflow-hidden rounded-md bg-sunken/60 max-sm:hidden"
      style={{ height: row.lanes * LANE + 2 }}
    >
      {row.gaps.map(({ from, to }) => {
        const { start, length } = spanIn(from, to, window);
        return (
          <span
            key={from}
            aria-hidden
            className={`absolute inset-y-0.5 min-w-px ${gapLook}`}
            style={{ left: percent(start), width: percent(length) }}
          />
        );
      })}
      {row.bars.map((bar) => {
        const { key, state, vigencia_desde: from, vigencia_hasta: to } = bar.price;
        const { start, length } = spanIn(from, to, window);
        return (
          <button
            key={key}
            type="button"
            aria-label={words.all(bar)}
            title={words.all(bar)}
            onClick={() => onPick(key)}
            className={classNames(
              'absolute h-6 min-w-6 truncate rounded border px-1.5 text-left text-xs tabular-nums hover:z-1 hover:brightness-95 focus-visible:z-1',
              barLooks[bar.standing],
              from === null && 'rounded-l-none border-l-0',
              to === null && 'rounded-r-none border-r-0',
              state === 'removed' && 'line-through opacity-60',
            )}
            style={{
              left: `min(${percent(start)}, calc(100% - 1.5rem))`,
              width: percent(length),
              top: bar.lane * LANE + 2,
            }}
          >
            {draftMarks[state]}
            {words.amount(bar)}
          </button>
        );
      })}
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 z-2 w-px bg-danger"
        style={{ left: percent(placeOf(today, window)) }}
      />
    </div>
  );
}
