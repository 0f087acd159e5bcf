'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { RangeRows } from '@/components/calendars/hours/range-rows';
import { Button } from '@/components/ui/button';
import { DatesField } from '@/components/ui/fields/dates-field';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { Exception } from '@/lib/calendars/exception-edits';
import {
  addRange,
  hasOverlap,
  isOvernight,
  merged,
  type Range,
  rangeIssue,
  splitNights,
  type Week,
} from '@/lib/calendars/week-edits';
import { weekdayOf } from '@/lib/rules/zones';

type ExceptionDialogProps = {
  /** The one that is changed; without it some are added. */
  exception: Exception | undefined;
  week: Week | null;
  today: string;
  onSet: (dates: readonly string[], ranges: readonly Range[]) => void;
  onClose: () => void;
};

/** Closes some dates, or gives them other hours, which begin as those of the first one's weekday. */
export function ExceptionDialog({ exception, week, today, onSet, onClose }: ExceptionDialogProps) {
  const t = useTranslations('calendars.settings.exceptions');
  const [dates, setDates] = useState<readonly string[]>(exception ? [exception.fecha] : []);
  const [isClosed, setIsClosed] = useState(exception?.bloques.length === 0);
  const [typed, setTyped] = useState(exception?.bloques.length ? exception.bloques : undefined);
  const [isTried, setIsTried] = useState(false);
  const ranges = typed ?? usualOn(week, dates[0]);
  const hasIssue = !isClosed && ranges.some((range) => rangeIssue(range) || isOvernight(range));
  const isOver = !isClosed && hasOverlap(ranges);
  const isEmpty = !isClosed && ranges.length === 0;
  const more = addRange(ranges);

  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    setIsTried(true);
    if (dates.length === 0 || hasIssue || isEmpty) return;
    onSet(dates, isClosed ? [] : merged(ranges));
    onClose();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={false}
      title={t(exception ? 'editTitle' : 'addTitle')}
      description={t('unsaved')}
      size="lg"
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form="exception">
            {exception ? t('set') : t('setDates', { count: dates.length })}
          </Button>
        </>
      }
    >
      <form id="exception" onSubmit={submit} noValidate className="flex flex-wrap gap-x-6 gap-y-4">
        <div>
          <DatesField label={t('dates')} value={dates} onChange={setDates} min={today} />
          {isTried && dates.length === 0 && (
            <p role="alert" className="mt-1 text-danger-ink text-xs">
              {t('noDates')}
            </p>
          )}
        </div>
        <div className="min-w-52 flex-1 space-y-3">
          <RadioGroup
            label={t('what')}
            value={isClosed ? 'closed' : 'hours'}
            onChange={(id) => setIsClosed(id === 'closed')}
            options={[
              { id: 'hours', label: t('otherHours') },
              { id: 'closed', label: t('closedAll') },
            ]}
          />
          {!isClosed && (
            <div className="space-y-2">
              <RangeRows of={t('theseDates')} ranges={ranges} onChange={setTyped} />
              <Button
                size="sm"
                icon={<Plus aria-hidden />}
                isDisabled={more === undefined}
                onPress={() => more && setTyped(more)}
              >
                {t('addRange')}
              </Button>
              {isOver && <p className="text-warning-ink text-xs">{t('overlap')}</p>}
              {isTried && isEmpty && (
                <p role="alert" className="text-danger-ink text-xs">
                  {t('noRanges')}
                </p>
              )}
            </div>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** A date's hours by its weekday, or the usual ones where it has none. */
function usualOn(week: Week | null, date: string | undefined): readonly Range[] {
  const split = week && splitNights(week);
  const own = split && date !== undefined ? split[weekdayOf(date)]! : [];
  return own.length > 0 ? own : addRange([])!;
}
