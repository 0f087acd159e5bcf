'use client';

import { useTimeZone, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { lazy } from '@/components/ui/lazy';
import type { Id } from '@/lib/api/loose';
import { bookableOutsideHours } from '@/lib/calendars/outside-hours';
import { firstZone } from '@/lib/calendars/when';
import { timeThere } from '@/lib/format/record-time';
import { SlotPicker } from './slot-picker';
import { WhenLines } from './when-lines';
import { ZoneChoice } from './zone-choice';

const OutsideTime = lazy(() => import('./outside-time').then((module) => module.OutsideTime));

export type ChosenTime = {
  readonly start: number | undefined;
  /** It is none of those that the server offers. */
  readonly isOutside: boolean;
};

type TimeChoiceProps = {
  calendarId: Id;
  /** As the server described it, where it did. */
  calendar: { readonly timezone?: string | undefined } | undefined;
  contactZone?: string | undefined;
  value: ChosenTime;
  onChange: (time: ChosenTime) => void;
  refused?: number | undefined;
  errorMessage?: string | undefined;
};

/** When it shall be: one of the free times, shown in a zone of choice, or where the server allows it any other. */
export function TimeChoice(props: TimeChoiceProps) {
  const { calendarId, calendar, contactZone, value, onChange, refused, errorMessage } = props;
  const t = useTranslations('calendars.booking');
  const viewer = useTimeZone() ?? 'UTC';
  const own = firstZone(calendar?.timezone);
  const [chosenZone, setZone] = useState<string>();
  const zone = chosenZone ?? own ?? viewer;
  const [openedAt] = useState(() => timeThere());
  return (
    <section aria-label={t('when')} className="space-y-3">
      <ZoneChoice
        known={{ calendar: own, viewer, contact: contactZone }}
        at={value.start ?? openedAt}
        value={zone}
        onChange={setZone}
      />
      {bookableOutsideHours(calendar) && (
        <Checkbox
          isSelected={value.isOutside}
          onChange={(isOutside) => onChange({ start: value.start, isOutside })}
        >
          {t('outside')}
        </Checkbox>
      )}
      {value.isOutside ? (
        <OutsideTime
          key={zone}
          zone={zone}
          value={value.start}
          onChange={(start) => onChange({ start, isOutside: true })}
        />
      ) : (
        <SlotPicker
          key={String(calendarId)}
          calendarId={calendarId}
          zone={zone}
          value={value.start}
          onChange={(start) => onChange({ start, isOutside: false })}
          refused={refused}
        />
      )}
      {errorMessage && (
        <p role="alert" className="text-danger-ink text-xs">
          {errorMessage}
        </p>
      )}
      {value.start !== undefined && (
        <div aria-live="polite" className="rounded-md bg-sunken px-3 py-2">
          <WhenLines start={value.start} end={undefined} zones={[own, zone, viewer]} />
        </div>
      )}
    </section>
  );
}
