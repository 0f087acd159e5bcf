'use client';

import { Plus, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Switch } from '@/components/ui/fields/switch';
import { IconButton } from '@/components/ui/icon-button';
import {
  addRange,
  copyDay,
  mergeDay,
  overlapping,
  type Range,
  type Week,
  withDay,
} from '@/lib/calendars/week-edits';
import { CopyDay } from './copy-day';
import { RangeRows } from './range-rows';
import { useDayNames } from './use-day-names';
import { WeekGrid } from './week-grid';

type HoursEditorProps = { week: Week; onChange: (week: Week) => void; mayEdit: boolean };

/** The hours of a week: typed times by day, and the same on a small grid. */
export function HoursEditor({ week, onChange, mayEdit }: HoursEditorProps) {
  const t = useTranslations('calendars.settings.hours');
  const names = useDayNames();
  const overlaps = overlapping(week);
  // A day that is switched off and on again has the ranges that it had.
  const kept = useRef<ReadonlyMap<number, readonly Range[]>>(new Map());

  function toggle(day: number, isOn: boolean) {
    if (!isOn) kept.current = new Map(kept.current).set(day, week[day]!);
    onChange(withDay(week, day, isOn ? (kept.current.get(day) ?? addRange([])!) : []));
  }

  return (
    <div className="grid gap-x-6 gap-y-4 2xl:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
      <ul className="divide-y rounded-lg border">
        {week.map((ranges, day) => {
          const name = names[day]!.long;
          const more = addRange(ranges);
          return (
            <li key={name} className="flex flex-wrap gap-x-3 gap-y-1 px-3 py-2">
              <div className="flex h-8 w-32 shrink-0 items-center max-sm:flex-1">
                <Switch
                  isSelected={ranges.length > 0}
                  isDisabled={!mayEdit}
                  onChange={(isOn) => toggle(day, isOn)}
                >
                  {name}
                </Switch>
              </div>
              <div className="min-w-0 flex-1 space-y-1.5 max-sm:order-last max-sm:basis-full">
                {ranges.length === 0 ? (
                  <p className="flex min-h-8 items-center text-ink-muted max-sm:sr-only">{t('closed')}</p>
                ) : (
                  <RangeRows
                    of={name}
                    ranges={ranges}
                    onChange={(changed) => onChange(withDay(week, day, changed))}
                    hasNights
                  />
                )}
                {overlaps[day] && (
                  <p
                    role="status"
                    className="flex flex-wrap items-center gap-2 rounded-md bg-warning-soft px-2 py-1 text-warning-ink text-xs"
                  >
                    <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
                    {t('overlap')}
                    {mayEdit && (
                      <Button size="sm" onPress={() => onChange(mergeDay(week, day))}>
                        {t('merge')}
                      </Button>
                    )}
                  </p>
                )}
              </div>
              {mayEdit && (
                <div className="flex h-8 shrink-0 items-center gap-0.5">
                  <AddRange
                    label={t('add', { day: name })}
                    more={more}
                    onAdd={(added) => onChange(withDay(week, day, added))}
                  />
                  <CopyDay day={day} onCopy={(to) => onChange(copyDay(week, day, to))} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <WeekGrid week={week} onChange={onChange} mayEdit={mayEdit} />
    </div>
  );
}

type AddRangeProps = {
  label: string;
  more: readonly Range[] | undefined;
  onAdd: (ranges: readonly Range[]) => void;
};

function AddRange({ label, more, onAdd }: AddRangeProps) {
  return (
    <IconButton
      size="sm"
      label={label}
      icon={<Plus aria-hidden />}
      isDisabled={more === undefined}
      onPress={() => more && onAdd(more)}
    />
  );
}
