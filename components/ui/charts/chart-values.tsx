import { useLocale } from 'next-intl';
import { formatCompact } from '@/lib/format/money';
import { yOf } from './bar-geometry';
import type { ValueScale } from './value-scale';

/** The round values beside the drawing; they stay while it is scrolled. */
export function ChartValues({ scale, height }: { scale: ValueScale; height: number }) {
  const locale = useLocale();
  return (
    <div aria-hidden className="relative shrink-0 pr-2 text-right text-[11px] text-ink-muted tabular-nums">
      {scale.ticks.map((tick) => (
        // Takes the width of the widest, and no height.
        <div key={tick} className="invisible h-0">
          {formatCompact(tick, locale)}
        </div>
      ))}
      {scale.ticks.map((tick) => (
        <span
          key={tick}
          className="absolute right-2 -translate-y-1/2"
          style={{ top: yOf(tick, scale, height) }}
        >
          {formatCompact(tick, locale)}
        </span>
      ))}
    </div>
  );
}
