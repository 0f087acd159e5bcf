import { type DayAxis, topOf } from '@/lib/calendars/day-axis';
import type { GridColumn } from '@/lib/calendars/grid-columns';

type NowLineProps = { axis: DayAxis; columns: readonly GridColumn[]; now: number };

/** What has passed is shaded, in each column as far as it has; the line says where now is. */
export function NowLine({ axis, columns, now }: NowLineProps) {
  const share = 100 / columns.length;
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 z-[4]">
      {columns.map(({ key, day }, at) => {
        const clock = axis.clocks.get(day);
        if (!clock || clock.from > now) return null;
        const isToday = clock.to > now;
        const top = isToday ? topOf(axis, day, now) : axis.height;
        const across = { left: `${at * share}%`, width: `${share}%` };
        return (
          <div key={key}>
            <div className="absolute top-0 bg-canvas/55" style={{ ...across, height: top }} />
            {isToday && (
              <div data-now className="absolute border-danger border-t-2" style={{ ...across, top }}>
                <span className="absolute -top-1 -left-1 size-2 rounded-full bg-danger" />
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}
