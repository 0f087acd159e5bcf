import { bookAppointment } from '../services/calendars/book-appointment.ts';
import { createCalendar } from '../services/calendars/create-calendar.ts';
import { getAvailability } from '../services/calendars/get-availability.ts';
import type { Party } from './deal-life.ts';
import type { Random } from './random.ts';
import type { Step } from './steps.ts';

const DAY = 24 * 60 * 60 * 1000;
const morning = [
  { desde: '09:30', hasta: '13:00' },
  { desde: '15:00', hasta: '18:00' },
];

/** Two calendars, and appointments in free slots of the days around `now`. */
export function agendaSteps(random: Random, parties: readonly Party[], start: Date, now: Date): Step[] {
  const ids: number[] = [];
  const calendar = (body: Parameters<typeof createCalendar>[1]['body']): Step => ({
    at: start,
    write: async (context) => ids.push((await createCalendar(context, { path: {}, query: {}, body })).id),
  });
  const defaults = {
    activo: true,
    buffer_antes_min: 0,
    buffer_despues_min: 10,
    anticipacion_min_horas: 2,
    ventana_dias: 60,
    requiere_confirmacion: false,
  };
  const booking = (index: number): Step => {
    const at = new Date(now.getTime() - (index < 4 ? 4 : 1) * DAY + index * 60_000);
    return {
      at,
      write: async (context) => {
        const path = { calendar_id: ids[index % 2]! };
        const date = (days: number) => new Date(at.getTime() + days * DAY).toISOString().slice(0, 10);
        const query = { date_from: date(0), date_to: date(9) };
        const { data } = await getAvailability(context, { path, query, body: undefined });
        const body = { inicio: random.of(data).inicio, contacto_id: random.of(parties).contactId() };
        await bookAppointment(context, { path, query: {}, body });
      },
    };
  };
  return [
    calendar({
      ...defaults,
      slug: 'primera-reunion',
      nombre: 'Primera reunión',
      descripcion: 'Conozcámonos: qué necesitas y cómo podemos ayudarte.',
      duracion_min: 30,
    }),
    calendar({
      ...defaults,
      slug: 'demostracion',
      nombre: 'Demostración del ERP',
      duracion_min: 60,
      requiere_confirmacion: true,
      horario: { martes: morning, miercoles: morning, jueves: morning },
    }),
    ...Array.from({ length: 12 }, (_, index) => booking(index)),
  ];
}
