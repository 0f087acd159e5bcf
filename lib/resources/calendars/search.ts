import { CalendarClock } from 'lucide-react';
import { type FoundAppointment, findAppointments } from '@/lib/search/find-appointments';
import { type Search, search as searchOf } from '../search';
import { appointments } from './appointments';

/** By who comes, by the notes, by the time: no list of the API has those of all calendars. */
export const search: readonly Search[] = [
  searchOf<FoundAppointment>({
    of: {
      ...appointments,
      title: ({ who, notas, when }) => who ?? (notas || when),
      details: ({ when }) => [when],
    },
    icon: CalendarClock,
    says: ({ when, notas }) => [when, notas],
    shows: ['estado', 'inicio', 'contacto_id', 'notas'],
    look: findAppointments,
  }),
];
