import {
  appointmentStates,
  bookAppointment,
  getAppointment,
  listAppointments,
} from '@/lib/api/contract/calendars';
import { text } from '@/lib/fields/codecs';
import { resource } from '@/lib/resources/resource';

/** Entries of calendars. None is changed field by field: it is booked, moved and cancelled. */
export const appointments = resource<typeof listAppointments>({
  name: 'appointments',
  area: 'calendars',
  path: '/calendars/appointments',
  words: { fields: 'records.appointment', list: 'records.appointment' },
  operations: { list: listAppointments, get: getAppointment, create: bookAppointment },
  idIn: 'apt_id',
  // Nothing names one: pages call it by who comes and when.
  title: () => undefined,
  details: ({ notas }) => [notas],
  event: 'appointment',
  fields: {
    inicio: { kind: 'instant', column: { isUsual: true, width: 168 } },
    fin: { kind: 'instant' },
    contacto_id: { kind: 'ref', to: 'contacts' },
    calendar_id: { kind: 'id' },
    notas: { kind: 'long', column: { isUsual: true, width: 240 } },
    estado: {
      kind: 'choice',
      choices: appointmentStates,
      choiceWords: 'records.appointmentState',
      tones: { pendiente: 'warning', confirmada: 'success', completada: 'accent', no_asistio: 'danger' },
      column: { isUsual: true, width: 128 },
    },
    motivo_cancelacion: { kind: 'long' },
    reagendada_desde: { kind: 'instant' },
    timezone: { kind: 'text' },
    id: { kind: 'id' },
    created_at: { kind: 'instant' },
    updated_at: { kind: 'instant' },
  },
  filters: { estado: { control: 'none', codec: text, sentAs: 'estado' } },
});
