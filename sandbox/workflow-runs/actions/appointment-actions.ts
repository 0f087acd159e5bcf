import * as contract from '../../../lib/contract/calendars.ts';
import { bookAppointment as bookAppointmentVerb } from '../../services/calendars/book-appointment.ts';
import { cancelAppointment as cancelAppointmentVerb } from '../../services/calendars/cancel-appointment.ts';
import { getAvailability } from '../../services/calendars/get-availability.ts';
import { lockCalendarOrThrow } from '../../services/calendars/store.ts';
import { StepFailure } from '../step-failure.ts';
import {
  type Action,
  appointmentOf,
  carryOut,
  contactOf,
  integerAt,
  textAt,
  withoutUndefined,
} from './action.ts';
import { dateIn, daysOf } from './task-actions.ts';

/** How far ahead a free slot is looked for. */
const DAYS_LOOKED_AT = 31;

export const bookAppointment: Action = async (input) => {
  const { context, config } = input;
  const calendarId = integerAt(config, 'calendar_id');
  if (typeof calendarId !== 'number') throw new StepFailure('calendar_id debe ser un entero.');
  // Held from here on: nobody takes the slot between the look and the booking.
  const { timezone } = await lockCalendarOrThrow(context, calendarId);
  const from = daysOf(integerAt(config, 'desde_dias') ?? 0, 'desde_dias');
  const { data } = await getAvailability(context, {
    path: { calendar_id: calendarId },
    query: {
      date_from: dateIn(from, context.now, timezone),
      date_to: dateIn(from + DAYS_LOOKED_AT, context.now, timezone),
    },
    body: undefined,
  });
  if (!data[0]) throw new StepFailure(`El calendario no tiene horas disponibles en ${DAYS_LOOKED_AT} días.`);
  const { id, inicio } = await carryOut(contract.bookAppointment, bookAppointmentVerb, context, {
    path: { calendar_id: calendarId },
    body: withoutUndefined({
      inicio: data[0].inicio,
      contacto_id: contactOf(input),
      notas: textAt(config, 'notas'),
    }),
  });
  return { detalle: { appointment_id: id, inicio }, records: { appointmentId: id } };
};

export const cancelAppointment: Action = async (input) => {
  const { id } = await carryOut(contract.cancelAppointment, cancelAppointmentVerb, input.context, {
    path: { apt_id: appointmentOf(input) },
    body: withoutUndefined({ motivo: textAt(input.config, 'motivo') }),
  });
  return { detalle: { appointment_id: id } };
};
