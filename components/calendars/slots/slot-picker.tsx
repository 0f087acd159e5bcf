'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/states';
import type { Id } from '@/lib/api/loose';
import { offsetText, spanText } from '@/lib/calendars/when';
import { formatDay } from '@/lib/format/dates';
import { instantOf } from '@/lib/rules/zones';
import { DaySlots } from './day-slots';
import { MonthStrip } from './month-strip';
import { type SlotChoice, useSlotChoice } from './use-slot-choice';

type SlotPickerProps = {
  calendarId: Id;
  /** The zone in which days and times are shown. */
  zone: string;
  value: number | undefined;
  onChange: (start: number) => void;
  /** A start that the server refused: it is not free, whatever the list still says. */
  refused?: number | undefined;
};

/** One of the times that the server offers: a month of days, and the times of one of them. */
export function SlotPicker({ calendarId, zone, value, onChange, refused }: SlotPickerProps) {
  const t = useTranslations('calendars.booking');
  const locale = useLocale();
  const choice = useSlotChoice({ calendarId, zone, value, refused });
  const { day, days, next, month } = choice;
  function choose(start: number) {
    choice.lookAtChosen();
    onChange(start);
  }

  return (
    <div className="space-y-3">
      <div className="min-h-7 pointer-coarse:min-h-10">
        {next && next.start !== value && (
          <Button size="sm" onPress={() => choose(next.start)}>
            {t('nextFree', { time: spanText(next.start, undefined, zone, locale) })}
          </Button>
        )}
      </div>
      <MonthStrip
        month={month}
        countOf={(each) => days.get(each)?.length ?? 0}
        chosen={day}
        isReading={choice.isReading}
        onChoose={choice.lookAtDay}
        onMonth={choice.lookAtMonth}
      />
      <div className="min-h-45">
        {!choice.isRead && choice.error ? (
          <ErrorState error={choice.error} onRetry={choice.retry} />
        ) : day !== undefined && days.has(day) ? (
          <DaySlots
            label={t('timesOf', {
              day: formatDay(day, locale),
              zone,
              offset: offsetText(instantOf(day, 720, zone), zone),
            })}
            slots={days.get(day)!}
            zone={zone}
            value={value}
            onChange={choose}
          />
        ) : (
          <p role="status" className="min-h-8 text-ink-muted">
            {t(choice.isReading ? 'readingTimes' : day === undefined ? 'noneThatMonth' : 'noneThatDay')}
          </p>
        )}
      </div>
      {choice.unread > 0 && (
        <p className="text-ink-muted text-xs">{t('unreadTimes', { count: choice.unread })}</p>
      )}
      <TakenNotice
        choice={choice}
        zone={zone}
        value={value}
        isRefused={refused !== undefined}
        onChoose={choose}
      />
    </div>
  );
}

type TakenNoticeProps = {
  choice: SlotChoice;
  zone: string;
  value: number | undefined;
  /** The server refused it just now: it is brought into sight. */
  isRefused: boolean;
  onChoose: (start: number) => void;
};

/** Says that the chosen time is not free, with the ones nearest to it. It blocks nothing: the server decides. */
function TakenNotice({ choice, zone, value, isRefused, onChoose }: TakenNoticeProps) {
  const t = useTranslations('calendars.booking');
  const locale = useLocale();
  const notice = useRef<HTMLDivElement>(null);
  const isShown = choice.isTaken && value !== undefined;
  useEffect(() => {
    if (isShown && isRefused) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown, isRefused]);
  if (!isShown) return null;
  return (
    <div
      ref={notice}
      role="alert"
      className="space-y-2 rounded-md bg-warning-soft px-3 py-2 text-warning-ink"
    >
      <p>{t('notFree', { time: spanText(value, undefined, zone, locale) })}</p>
      {choice.nearest.length > 0 && (
        <fieldset className="flex flex-wrap items-center gap-1.5">
          <legend className="mb-1 font-medium text-xs">{t('nearest')}</legend>
          {choice.nearest.map(({ start }) => (
            <Button key={start} size="sm" onPress={() => onChoose(start)}>
              {spanText(start, undefined, zone, locale)}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
