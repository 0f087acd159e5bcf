'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useDraftForm } from '@/components/records/form/use-draft-form';
import { useTarget } from '@/components/session/session-context';
import { useWrite } from '@/components/session/use-write';
import { useIssueWords } from '@/components/ui/fields/use-issue-words';
import { toastSuccess, toastWarning } from '@/components/ui/overlays/toast';
import { bookAppointment, getAppointment } from '@/lib/api/contract/calendars';
import { typedId } from '@/lib/api/exact-ids';
import type { Id } from '@/lib/api/loose';
import { queryOf } from '@/lib/api/queries';
import type { AppointmentRecord } from '@/lib/api/records';
import { bookedAs, isTimeRefused } from '@/lib/calendars/booked-time';
import { firstZone, spanText } from '@/lib/calendars/when';
import { bookingBody, bookingOf, bookingRules, type Guest, missingOf } from './booking-draft';
import { useNoteAppointment } from './use-note-appointment';

type Booking = {
  readonly calendarId: Id | undefined;
  /** The instant that is asked for; empty while none is chosen. */
  readonly start: string;
  readonly isOutside: boolean;
  /** The contact that it was opened for. */
  readonly contact: string;
  readonly onBooked: (appointment: AppointmentRecord) => void;
};

/** Books an appointment: what is typed, what is wrong with it, the writing, and what the server made of it. */
export function useBooking({ calendarId, start, isOutside, contact, onBooked }: Booking) {
  const t = useTranslations('calendars.booking');
  const issueWords = useIssueWords();
  const say = useBookedWords();
  const client = useQueryClient();
  const target = useTarget();
  const note = useNoteAppointment();
  const [guest, setGuest] = useState<Guest>('found');
  const draft = useDraftForm(bookingOf(guest), bookingRules, undefined);
  const { form } = draft;
  const { mutateAsync, isPending, isSuccess } = useWrite(bookAppointment);
  const [failure, setFailure] = useState<{ readonly error: unknown; readonly start: string }>();
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    if (contact !== '') form.setValue('contacto_id', typedId(contact));
  }, [contact, form]);

  async function send(values: Parameters<typeof draft.bodyOf>[0]) {
    const typed = { ...draft.bodyOf(values), ...(guest === 'found' && { contacto_id: values.contacto_id }) };
    const missing = missingOf(guest, typed);
    for (const name of missing) form.setError(name, { type: 'contract', message: issueWords('required') });
    if (missing.length > 0 || start === '' || calendarId === undefined) return;
    try {
      const body = bookingBody(guest, typed, start, isOutside);
      const reply = await mutateAsync({ path: { calendar_id: calendarId }, body } as never);
      if (reply.id !== undefined) {
        client.setQueryData(queryOf(getAppointment, { path: { apt_id: reply.id } }, target).queryKey, reply);
      }
      say(reply, start);
      onBooked(reply);
    } catch (error) {
      draft.placeErrors(error, (field) => field.split('.').at(-1)!);
      setFailure({ error, start });
    } finally {
      note.readAnew(calendarId);
    }
  }

  const isTaken = failure !== undefined && isTimeRefused(failure.error);
  return {
    form,
    guest,
    setGuest,
    placed: draft.placed,
    isDirty: draft.isDirty && !isSuccess,
    isPending: isPending || isSuccess,
    error: failure?.error,
    /** What was refused because it is not free. */
    refused: isTaken ? Date.parse(failure.start) : undefined,
    calendarIssue: isAsked && calendarId === undefined ? issueWords('required') : undefined,
    timeIssue: isAsked && start === '' ? t('chooseTime') : undefined,
    async submit(): Promise<void> {
      setFailure(undefined);
      setIsAsked(true);
      await draft.tidy();
      await form.handleSubmit(send)();
    },
  };
}

/** Says what the server made of a booking: a server may have booked another time than asked. */
function useBookedWords() {
  const t = useTranslations('calendars.booking');
  const locale = useLocale();
  const viewer = useTimeZone() ?? 'UTC';
  return (reply: AppointmentRecord, asked: string) => {
    const zone = firstZone(reply.timezone, viewer) ?? 'UTC';
    const textOf = (iso: string) =>
      t('timeIn', { time: spanText(Date.parse(iso), undefined, zone, locale), zone });
    const as = bookedAs(reply, asked);
    const words = { time: textOf(as === 'other' ? reply.inicio! : asked), asked: textOf(asked) };
    if (as === 'other') return toastWarning(t('bookedElsewhere', words));
    const which = as === 'unread' ? 'bookedUnseen' : reply.estado === 'pendiente' ? 'requested' : 'booked';
    toastSuccess(t(which, words), undefined, reply);
  };
}
