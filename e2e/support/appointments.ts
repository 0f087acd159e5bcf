import { randomUUID } from 'node:crypto';
import { bookAppointment, createCalendar, getAvailability } from '../../lib/contract/calendars.ts';
import type { Api } from './api.ts';

const DAY = 86_400_000;
const allDay = [{ desde: '09:00', hasta: '18:00' }];

/** A calendar that is open every day, of a name of its own. */
export async function makeCalendar(api: Api, more: object = {}) {
  const mark = randomUUID().slice(0, 8);
  const horario = Object.fromEntries(
    ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'].map((day) => [day, allDay]),
  );
  const body = { slug: `agenda-${mark}`, nombre: `Agenda ${mark}`, timezone: 'America/Santiago', horario };
  return api.call(createCalendar, { body: { ...body, ...more } });
}

/** The free times of a calendar from tomorrow on, the nearest first. */
export async function slotsOf(api: Api, calendarId: number): Promise<readonly string[]> {
  const day = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
  const query = { date_from: day(1), date_to: day(8) };
  const { data } = await api.call(getAvailability, { path: { calendar_id: calendarId }, query });
  return data.map(({ inicio }) => inicio);
}

/** An appointment of a contact at a free time. */
export async function book(api: Api, calendarId: number, contacto_id: number, inicio: string) {
  const body = { inicio, contacto_id, notas: 'Trae los planos' };
  return api.call(bookAppointment, { path: { calendar_id: calendarId }, body });
}
