'use client';

import { Badge } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import type { TimeRow } from '@/lib/catalog/timeline/time-rows';
import type { TimedPrice } from './timeline';
import { useBarWords } from './use-bar-words';

type PriceListProps = { row: TimeRow<TimedPrice>; onPick: (key: string) => void };

/** The prices of one row below each other, earliest first: what a phone has room for. */
export function PriceList({ row, onPick }: PriceListProps) {
  const words = useBarWords();
  return (
    <ul className="divide-y rounded-md border sm:hidden">
      {row.bars.map((bar) => (
        <li key={bar.price.key}>
          <button
            type="button"
            onClick={() => onPick(bar.price.key)}
            className="flex min-h-11 w-full flex-wrap items-center gap-x-2 px-3 py-1.5 text-left hover:bg-hover"
          >
            <span
              className={classNames(
                'font-medium tabular-nums',
                bar.price.state === 'removed' && 'line-through',
              )}
            >
              {words.amount(bar)}
            </span>
            <Badge tone={bar.standing === 'current' ? 'accent' : 'neutral'}>{words.standing(bar)}</Badge>
            {words.draft(bar) && <Badge tone="warning">{words.draft(bar)}</Badge>}
            <span className="basis-full text-ink-muted text-xs">{words.days(bar)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
