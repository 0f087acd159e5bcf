'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import { getAvailability, listAppointments, listContactAppointments } from '@/lib/api/contract/calendars';
import type { Id } from '@/lib/api/loose';
import { keyOf } from '@/lib/api/queries';
import type { AppointmentRecord } from '@/lib/api/records';
import { noteRecord } from '@/lib/records/note-record';
import { appointments } from '@/lib/resources/calendars/appointments';

/** Shows in the agenda, and in its panel, what has become of an appointment. */
export function useNoteAppointment() {
  const client = useQueryClient();
  const target = useTarget();
  return {
    /** Wherever it stands at once; answers how to take that back. */
    put: (appointment: AppointmentRecord) => noteRecord(client, appointments, target, appointment),
    /** What depends on when a calendar's appointments are is read anew; all of them where it is not known which. */
    readAnew(calendarId: Id | undefined): void {
      const sent = calendarId === undefined ? undefined : { path: { calendar_id: calendarId } };
      for (const list of [listAppointments, getAvailability]) {
        void client.invalidateQueries({ queryKey: keyOf(list, target, sent) });
      }
      void client.invalidateQueries({ queryKey: keyOf(listContactAppointments, target) });
    },
  };
}
