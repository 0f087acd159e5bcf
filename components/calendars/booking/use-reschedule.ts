'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { toastError, toastSuccess, toastWarning } from '@/components/ui/overlays/toast';
import type { AppointmentRecord } from '@/lib/api/records';
import { bookedAs } from '@/lib/calendars/booked-time';
import { bookableOutsideHours } from '@/lib/calendars/outside-hours';
import { firstZone, spanText } from '@/lib/calendars/when';
import { useCalendars } from './use-calendars';
import { type MoveOptions, useMove } from './use-move';

/**
 * Moves an appointment to another start and says how that went, with the way to move it back. Resolves to whether it
 * was moved there.
 */
export function useReschedule() {
  const { move } = useMove();
  const { byId } = useCalendars();
  const say = useMoveWords();

  async function run(appointment: AppointmentRecord, start: string, options?: MoveOptions): Promise<boolean> {
    const { inicio: before } = appointment;
    try {
      const moved = await move(appointment, start, options);
      // The time it had may be none that is offered now: too soon, outside hours changed since.
      const wayBack = { isOutsideHours: bookableOutsideHours(byId(appointment.calendar_id)) };
      const back =
        before === undefined ? undefined : () => void run({ ...appointment, ...moved }, before, wayBack);
      return say.moved(moved, start, back);
    } catch (error) {
      say.failed(error, appointment, start, () => void run(appointment, start, options));
      return false;
    }
  }

  return run;
}

/** What is said of a move when it has ended. */
export function useMoveWords() {
  const t = useTranslations('calendars.appointment');
  const locale = useLocale();
  const viewerZone = useTimeZone() ?? 'UTC';
  const timeOf = ({ timezone }: AppointmentRecord, start: string | undefined) => {
    const zone = firstZone(timezone, viewerZone) ?? 'UTC';
    return t('timeIn', { time: spanText(Date.parse(start ?? ''), undefined, zone, locale), zone });
  };

  return {
    timeOf,
    /** Whether it is where it was asked to be: a server may have put it elsewhere. */
    moved(reply: AppointmentRecord, asked: string, back: (() => void) | undefined): boolean {
      const as = bookedAs(reply, asked);
      const undo = back && { label: t('undo'), onClick: back };
      if (as === 'other') {
        const words = { time: timeOf(reply, reply.inicio), asked: timeOf(reply, asked) };
        toastWarning(t('movedElsewhere', words), undo);
        return false;
      }
      toastSuccess(t(as === 'asked' ? 'moved' : 'movedUnseen', { time: timeOf(reply, asked) }), undo, reply);
      return true;
    },
    failed(error: unknown, appointment: AppointmentRecord, asked: string, retry: () => void): void {
      const time = timeOf(appointment, asked);
      const words = { refused: t('moveRefused', { time }), unknown: t('moveUnknown', { time }) };
      toastError(error, words, { retry, done: t('moved', { time }) });
    },
  };
}
