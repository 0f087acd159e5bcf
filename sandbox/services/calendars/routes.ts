import * as contract from '../../../lib/contract/calendars.ts';
import { type Route, read, write } from '../../core/route.ts';
import { bookAppointment } from './book-appointment.ts';
import { cancelAppointment } from './cancel-appointment.ts';
import { createCalendar } from './create-calendar.ts';
import { deleteCalendar } from './delete-calendar.ts';
import { getAppointment } from './get-appointment.ts';
import { getAvailability } from './get-availability.ts';
import { listAppointments } from './list-appointments.ts';
import { listCalendars } from './list-calendars.ts';
import { listContactAppointments } from './list-contact-appointments.ts';
import { rescheduleAppointment } from './reschedule-appointment.ts';
import { updateCalendar } from './update-calendar.ts';

export const calendarsRoutes: readonly Route[] = [
  read(contract.listCalendars, listCalendars),
  write(contract.createCalendar, createCalendar),
  write(contract.updateCalendar, updateCalendar),
  write(contract.deleteCalendar, deleteCalendar),
  read(contract.getAvailability, getAvailability),
  read(contract.listAppointments, listAppointments),
  read(contract.getAppointment, getAppointment),
  write(contract.bookAppointment, bookAppointment),
  write(contract.cancelAppointment, cancelAppointment),
  write(contract.rescheduleAppointment, rescheduleAppointment),
  read(contract.listContactAppointments, listContactAppointments),
];
