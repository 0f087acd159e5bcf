'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { TimeChoice } from '@/components/calendars/slots/time-choice';
import { useNameOr } from '@/components/records/blank';
import { useAddress } from '@/components/records/list/use-address';
import { PanelFrame } from '@/components/records/panel/panel-frame';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { Select } from '@/components/ui/fields/select';
import { bookAppointment } from '@/lib/api/contract/calendars';
import { typedId } from '@/lib/api/exact-ids';
import { type CalendarRecord, idOf } from '@/lib/api/records';
import { instant, text } from '@/lib/fields/codecs';
import { appointments } from '@/lib/resources/calendars/appointments';
import { pathOf } from '@/lib/resources/resource';
import { agendaHref } from './booking-paths';
import { GuestFields, useContactZone } from './guest-fields';
import { useBooking } from './use-booking';
import { useCalendars } from './use-calendars';

const codecs = { calendar: text, start: instant, contact: text };

/** A booking beside the agenda; the address holds the calendar, the time and the contact that it is for. */
export function BookPanel() {
  const t = useTranslations('calendars.booking');
  const ui = useTranslations('ui');
  const router = useRouter();
  const formId = useId();
  const search = useSearchParams().toString();
  const { values, set } = useAddress(codecs);
  const [isOutside, setIsOutside] = useState(false);
  // The address follows a moment later: until then what was chosen stands here.
  const [picked, setPicked] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time in the address, whoever put it there
  useEffect(() => setPicked(undefined), [values.start]);
  const startText = picked ?? values.start;
  const mayBook = useCan(bookAppointment);
  const { calendars, byId } = useCalendars();
  const active = calendars.filter(({ activo }) => activo !== false);
  const only = active.length === 1 ? idOf(active[0]!) : '';
  const chosen = values.calendar || only;
  const calendar = byId(chosen);
  const calendarId = chosen === '' ? undefined : (calendar?.id ?? typedId(chosen));
  const listHref = agendaHref(search);
  const booking = useBooking({
    calendarId,
    start: startText,
    isOutside,
    contact: values.contact,
    onBooked: ({ id }) => {
      const [, query = ''] = listHref.split('?');
      const path = id === undefined ? '/calendars' : pathOf(appointments, id);
      router.push(query === '' ? path : `${path}?${query}`, { scroll: false });
    },
  });
  const start = Date.parse(startText);
  const zone = useContactZone(booking);

  return (
    <PanelFrame
      recordKey=""
      path="/calendars/book"
      listHref={listHref}
      title={t('title')}
      isDirty={booking.isDirty}
      footer={(close) => (
        <>
          <Button onPress={close}>{ui('cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            isDisabled={!mayBook}
            isPending={booking.isPending}
          >
            {t('confirm')}
          </Button>
        </>
      )}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void booking.submit();
        }}
        className="space-y-5 pt-3"
      >
        {!mayBook && <p className="text-ink-muted">{t('mayNot')}</p>}
        <FormError error={booking.error} retry="submit" placed={booking.placed} />
        <CalendarChoice
          calendars={active}
          value={chosen}
          onChange={(id) => {
            setPicked('');
            set({ calendar: id, start: '' });
          }}
          errorMessage={booking.calendarIssue}
        />
        {calendarId !== undefined && (
          <TimeChoice
            calendarId={calendarId}
            calendar={calendar}
            contactZone={zone}
            value={{ start: Number.isNaN(start) ? undefined : start, isOutside }}
            onChange={(time) => {
              setIsOutside(time.isOutside);
              const next = time.start === undefined ? '' : new Date(time.start).toISOString();
              setPicked(next);
              set({ start: next });
            }}
            refused={booking.refused}
            errorMessage={booking.timeIssue}
          />
        )}
        <GuestFields booking={booking} />
      </form>
    </PanelFrame>
  );
}

type CalendarChoiceProps = {
  calendars: readonly CalendarRecord[];
  value: string;
  onChange: (id: string) => void;
  errorMessage: string | undefined;
};

/** Of which calendar; one that is not in the list is called by its id. */
function CalendarChoice({ calendars, value, onChange, errorMessage }: CalendarChoiceProps) {
  const t = useTranslations('calendars.booking');
  const nameOr = useNameOr();
  const known = calendars.map((calendar) => ({
    id: idOf(calendar),
    label: nameOr(calendar.nombre, calendar.id),
  }));
  const isKnown = value === '' || known.some(({ id }) => id === value);
  return (
    <Select
      label={t('calendar')}
      options={isKnown ? known : [{ id: value, label: nameOr(undefined, value) }, ...known]}
      value={value === '' ? null : value}
      onChange={onChange}
      {...(errorMessage !== undefined && { errorMessage })}
    />
  );
}
