import type { WriteContext } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import {
  type AppointmentRow,
  activeStates,
  type CalendarRow,
  getAppointmentOrThrow,
  lockCalendarOrThrow,
} from './store.ts';

/** An appointment that still takes its slot, with its calendar held until the transaction ends. */
export async function getActiveAppointmentOrThrow(
  context: WriteContext,
  id: number,
): Promise<{ appointment: AppointmentRow; calendar: CalendarRow }> {
  const { calendarId } = await getAppointmentOrThrow(context, id);
  const calendar = await lockCalendarOrThrow(context, calendarId);
  // Read again: whoever held the calendar before may have cancelled it.
  const appointment = await getAppointmentOrThrow(context, id);
  if (!activeStates.some((state) => state === appointment.estado)) {
    throw new ApiError('appointment_not_active', `The appointment is ${appointment.estado}`);
  }
  return { appointment, calendar };
}
