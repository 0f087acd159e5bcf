import { appointmentStates, listAppointments } from '@/lib/api/contract/calendars';
import { resource } from '@/lib/resources/resource';

/** Entries of calendars. What can be done to them is the calendars' own; here is how other records show theirs. */
export const appointments = resource<typeof listAppointments>({
  name: 'appointments',
  area: 'calendars',
  path: '/calendars/appointments',
  words: { fields: 'records.appointment', list: 'records.appointment' },
  operations: { list: listAppointments },
  idIn: 'appointment_id',
  title: () => undefined,
  details: ({ notas }) => [notas],
  hrefOf: () => undefined,
  event: 'appointment',
  fields: {
    inicio: { kind: 'instant', column: { isUsual: true, width: 168 } },
    notas: { kind: 'long', column: { isUsual: true, width: 240 } },
    estado: {
      kind: 'choice',
      choices: appointmentStates,
      choiceWords: 'records.appointmentState',
      tones: { pendiente: 'warning', confirmada: 'success', completada: 'accent', no_asistio: 'danger' },
      column: { isUsual: true, width: 128 },
    },
  },
  filters: {},
});
