'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { type Point, watchDrags } from '@/components/ui/pointer-drag';
import { draggedRange, dropped, type Grip, type Place } from '@/lib/calendars/grid-drag';
import { DAY_MINUTES } from '@/lib/calendars/typed-time';
import { isOvernight, type Range, rangeIssue, spanOf, type Week } from '@/lib/calendars/week-edits';
import { useDayNames } from './use-day-names';

type WeekGridProps = { week: Week; onChange: (week: Week) => void; mayEdit: boolean };

/** One piece of a range as it is drawn, by minutes of its column's day. */
type Piece = { readonly key: string; readonly from: number; readonly to: number; readonly index?: number };

const hours = [0, 6, 12, 18, 24];

/**
 * The week at a glance, on which ranges are drawn, moved and stretched by hand. Screen readers and keyboards have the
 * typed times beside it, which say the same.
 */
export function WeekGrid({ week, onChange, mayEdit }: WeekGridProps) {
  const t = useTranslations('calendars.settings.hours');
  const names = useDayNames();
  const grid = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<{ grip: Grip; place: Place }>();
  const ghost = drag && draggedRange(week, drag.grip, drag.place);

  const grab = useEffectEvent((event: PointerEvent) => {
    const column = grid.current!.getBoundingClientRect();
    const placeOf = ({ x, y }: Point): Place => ({
      day: Math.min(Math.floor(((x - column.left) / column.width) * 7), 6),
      at: ((y - column.top) / column.height) * DAY_MINUTES,
    });
    const { day, at } = placeOf({ x: event.clientX, y: event.clientY });
    const held = (event.target as Element).closest<HTMLElement>('[data-range]');
    const part = (event.target as Element).closest<HTMLElement>('[data-edge]')?.dataset.edge ?? 'whole';
    const grip: Grip = {
      day,
      at,
      ...(held && { range: { index: Number(held.dataset.range), part: part as 'whole' } }),
    };
    return {
      start: (point: Point) => setDrag({ grip, place: placeOf(point) }),
      frame: (point: Point) => setDrag({ grip, place: placeOf(point) }),
      drop: (point: Point) => {
        setDrag(undefined);
        onChange(dropped(week, grip, placeOf(point)));
      },
      cancel: () => setDrag(undefined),
    };
  });
  useEffect(() => {
    if (!mayEdit || !grid.current) return;
    return watchDrags(grid.current, grab);
  }, [mayEdit]);

  return (
    <div aria-hidden className="min-w-0">
      <div className="ml-9 grid grid-cols-7 pb-1 text-center text-ink-muted text-xs">
        {names.map(({ short }) => (
          <span key={short}>{short}</span>
        ))}
      </div>
      <div className="flex">
        <div className="relative w-9 shrink-0 text-[0.6875rem] text-ink-faint tabular-nums">
          {hours.map((hour) => (
            <span
              key={hour}
              style={{ top: `${(hour / 24) * 100}%` }}
              className="absolute right-1.5 -translate-y-1/2"
            >
              {`${hour}:00`}
            </span>
          ))}
        </div>
        <div
          ref={grid}
          className={classNames(
            'week-grid relative grid h-60 flex-1 select-none grid-cols-7 divide-x overflow-hidden rounded-md border bg-sunken',
            mayEdit && 'cursor-crosshair touch-pan-y',
          )}
        >
          {week.map((_, day) => (
            <div key={names[day]!.short} className="relative">
              {piecesOf(week, day).map(({ key, from, to, index }) => (
                <div
                  key={key}
                  data-range={index}
                  style={placed(from, to)}
                  className={classNames(
                    'absolute inset-x-0.5 rounded-sm border border-accent bg-accent-soft',
                    index !== undefined && mayEdit && 'cursor-grab',
                    drag?.grip.day === day && drag.grip.range?.index === index && 'opacity-40',
                  )}
                >
                  {index !== undefined && mayEdit && (
                    <>
                      <span data-edge="start" className="absolute inset-x-0 top-0 h-1.5 cursor-ns-resize" />
                      <span data-edge="end" className="absolute inset-x-0 bottom-0 h-1.5 cursor-ns-resize" />
                    </>
                  )}
                </div>
              ))}
              {ghost?.day === day && <Ghost range={ghost.range} />}
            </div>
          ))}
        </div>
      </div>
      {mayEdit && <p className="mt-1.5 ml-9 text-ink-muted text-xs">{t('gridHint')}</p>}
    </div>
  );
}

function Ghost({ range }: { range: Range }) {
  const { from, to } = spanOf(range);
  return (
    <div
      style={placed(from, to)}
      className="pointer-events-none absolute inset-x-0.5 rounded-sm border-2 border-accent bg-accent-soft"
    >
      <span className="absolute top-full left-0 z-10 mt-0.5 whitespace-nowrap rounded bg-ink px-1 text-canvas text-xs tabular-nums">
        {range.desde}–{range.hasta}
      </span>
    </div>
  );
}

/** A day's ranges, and what comes over midnight from the day before, which is not taken hold of. */
function piecesOf(week: Week, day: number): readonly Piece[] {
  const own = week[day]!.flatMap((range, index) => {
    if (rangeIssue(range)) return [];
    const { from, to } = spanOf(range);
    const key = `${index}`;
    return [isOvernight(range) ? { key, from, to: DAY_MINUTES } : { key, from, to, index }];
  });
  const spilt = week[(day + 6) % 7]!.flatMap((range, index) =>
    isOvernight(range) ? [{ key: `before ${index}`, from: 0, to: spanOf(range).to - DAY_MINUTES }] : [],
  );
  return [...own, ...spilt];
}

function placed(from: number, to: number) {
  return { top: `${(from / DAY_MINUTES) * 100}%`, height: `${((to - from) / DAY_MINUTES) * 100}%` };
}
