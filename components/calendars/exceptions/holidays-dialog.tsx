'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useDayNames } from '@/components/calendars/hours/use-day-names';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Dialog } from '@/components/ui/overlays/dialog';
import { holidaysOf, holidayYears } from '@/lib/calendars/chile-holidays';
import { closeDates, type Exceptions } from '@/lib/calendars/exception-edits';
import { formatDay } from '@/lib/format/dates';
import { weekdayOf } from '@/lib/rules/zones';

type HolidaysDialogProps = {
  exceptions: Exceptions;
  today: string;
  onChange: (exceptions: Exceptions) => void;
  onClose: () => void;
};

/** The holidays of Chile to come, closed as they are ticked; all of them where none was set before. */
export function HolidaysDialog({ exceptions, today, onChange, onClose }: HolidaysDialogProps) {
  const t = useTranslations('calendars.settings.holidays');
  const locale = useLocale();
  const days = useDayNames();
  const holidays = useMemo(() => holidayYears.flatMap(holidaysOf).filter(({ day }) => day >= today), [today]);
  const stateOf = (day: string) => exceptions.find(({ fecha }) => fecha === day);
  const [ticked, setTicked] = useState<readonly string[]>(() => {
    const closed = holidays.filter(({ day }) => stateOf(day)?.bloques.length === 0);
    const first = closed.length > 0 ? closed : holidays.filter(({ day }) => !stateOf(day));
    return first.map(({ day }) => day);
  });

  function tick(day: string, isOn: boolean) {
    setTicked((now) => [...now.filter((each) => each !== day), ...(isOn ? [day] : [])]);
  }
  function apply() {
    const offered = holidays.map(({ day }) => day);
    onChange(closeDates(exceptions, offered, ticked));
    onClose();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      description={t('text')}
      footer={
        <>
          <span role="status" className="mr-auto self-center text-ink-muted text-xs">
            {t('ticked', { count: ticked.length })}
          </span>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" onPress={apply}>
            {t('apply')}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {holidayYears.map((year) => {
          const ofYear = holidays.filter(({ day }) => day.startsWith(`${year}`));
          if (ofYear.length === 0) return null;
          const isAll = ofYear.every(({ day }) => ticked.includes(day));
          return (
            <fieldset key={year}>
              <legend className="flex w-full items-center justify-between pb-1">
                <span className="font-medium tabular-nums">{year}</span>
                <Button
                  size="sm"
                  variant="ghost"
                  onPress={() => {
                    for (const { day } of ofYear) tick(day, !isAll);
                  }}
                >
                  {t(isAll ? 'noneOf' : 'allOf', { year: String(year) })}
                </Button>
              </legend>
              <ul className="grid gap-x-4 sm:grid-cols-2">
                {ofYear.map(({ day, name }) => (
                  <li key={day}>
                    <Checkbox isSelected={ticked.includes(day)} onChange={(isOn) => tick(day, isOn)}>
                      <span className="text-ink-muted tabular-nums">
                        {days[weekdayOf(day)]!.short} {formatDay(day, locale).replace(` ${year}`, '')}
                      </span>{' '}
                      {t(`name.${name}`)}
                      {(stateOf(day)?.bloques.length ?? 0) > 0 && (
                        <span className="text-warning-ink"> {t('hasHours')}</span>
                      )}
                    </Checkbox>
                  </li>
                ))}
              </ul>
            </fieldset>
          );
        })}
        <p className="text-ink-muted text-xs">{t('source')}</p>
      </div>
    </Dialog>
  );
}
