'use client';

import { useAgenda } from '@/components/calendars/entries/agenda-context';
import { classNames } from '@/components/ui/class-names';
import type { DayAxis } from '@/lib/calendars/day-axis';
import { instantAt } from '@/lib/calendars/day-axis';
import { clockText } from '@/lib/calendars/day-words';
import { offsetText } from '@/lib/calendars/when';
import { minutesAt } from '@/lib/rules/zones';

export const gutterWidth = 'w-13';

/** Where the hours stand on the axis: every full hour, and where a doubled time begins anew. */
export function hoursOf({ bands }: DayAxis) {
  return bands.flatMap((band) => {
    const first = band.isSecond ? band.from : Math.ceil(band.from / 60) * 60;
    const count = Math.ceil((band.to - first) / 60);
    return Array.from({ length: Math.max(count, 0) }, (_, at) => {
      const minutes = at === 0 ? first : Math.floor(first / 60 + at) * 60;
      return { minutes, top: band.top + minutes - band.from, isSecond: band.isSecond };
    }).filter(({ minutes }) => minutes < band.to);
  });
}

/** The hours of the page's zone, and of a second one beside them. */
export function HourGutter({ axis, days }: { axis: DayAxis; days: readonly string[] }) {
  const { zone, second } = useAgenda();
  const hours = hoursOf(axis);
  const hasSecondPass = axis.bands.some(({ isSecond }) => isSecond);
  const instantOf = (top: number) => {
    for (const day of days) {
      const found = instantAt(axis, day, top);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const doubledAt = (top: number) => {
    const day = days.find((one) => axis.clocks.get(one)?.doubled);
    return day === undefined ? undefined : instantAt(axis, day, top);
  };
  return (
    <div
      aria-hidden
      className="sticky left-0 z-10 flex shrink-0 bg-surface text-[11px] text-ink-muted tabular-nums leading-4"
    >
      {[second, zone].filter(Boolean).map((one) => (
        <div key={one} className={classNames('relative', gutterWidth)} style={{ height: axis.height }}>
          {hours.map(({ minutes, top, isSecond }) => {
            const instant = instantOf(top);
            const isNear =
              hasSecondPass && axis.bands.some((band) => band.isSecond && Math.abs(band.top - top) <= 60);
            const doubled = isNear ? doubledAt(top) : undefined;
            return (
              <span
                key={top}
                className={classNames(
                  'absolute right-0 pr-1 text-right',
                  top === 0 ? 'top-0' : '-translate-y-1/2',
                  isSecond && 'font-medium text-warning-ink',
                )}
                style={{ top }}
              >
                {one === zone
                  ? clockText(minutes)
                  : instant === undefined
                    ? ''
                    : clockText(minutesAt(instant, one))}
                {doubled !== undefined && one === zone && (
                  <span className="block text-[10px] leading-3">{offsetText(doubled, zone)}</span>
                )}
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}
