'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import { useWrite } from '@/components/session/use-write';
import { getAppointment, rescheduleAppointment } from '@/lib/api/contract/calendars';
import type { Id } from '@/lib/api/loose';
import { queryOf } from '@/lib/api/queries';
import type { AppointmentRecord } from '@/lib/api/records';
import { bookedAs, movedTo } from '@/lib/calendars/booked-time';
import { useNoteAppointment } from './use-note-appointment';

export type MoveOptions = {
  /** Where the server allows it: at a time that its calendar does not offer (`bookableOutsideHours`). */
  readonly isOutsideHours?: boolean | undefined;
};

/**
 * Moves an appointment: shown where it goes at once, and where it was again if the server refuses. Answers what the
 * server made of it, read once more where its reply does not show the time. @throws ApiError, Unsettled
 */
export function useMove() {
  const target = useTarget();
  const client = useQueryClient();
  const note = useNoteAppointment();
  const { mutateAsync, isPending } = useWrite(rescheduleAppointment);

  /** The appointment as it stands now; `reply` where that cannot be read. */
  async function lookAgain(id: Id, reply: AppointmentRecord): Promise<AppointmentRecord> {
    const query = { ...queryOf(getAppointment, { path: { apt_id: id } }, target), staleTime: 0 };
    return client.fetchQuery(query).catch(() => reply);
  }

  async function move(
    appointment: AppointmentRecord,
    start: string,
    { isOutsideHours }: MoveOptions = {},
  ): Promise<AppointmentRecord> {
    const id = appointment.id as Id;
    const takeBack = note.put(movedTo(appointment, start));
    try {
      const body = { inicio: start, ...(isOutsideHours && { fuera_de_horario: true }) };
      const reply = await mutateAsync({ path: { apt_id: id }, body });
      const known = bookedAs(reply, start) === 'unread' ? await lookAgain(id, reply) : reply;
      if (bookedAs(known, start) !== 'unread') note.put({ ...known, id: known.id ?? id });
      return known;
    } catch (error) {
      takeBack();
      throw error;
    } finally {
      note.readAnew(appointment.calendar_id);
    }
  }

  return { move, isPending };
}
