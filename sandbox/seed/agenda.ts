import { createCalendar } from '../services/calendars/create-calendar.ts';
import { agendaLife, bookAnySlot } from './agenda-life.ts';
import type { Party } from './deal-life.ts';
import type { Random } from './random.ts';
import type { Step } from './steps.ts';

const DAY = 24 * 60 * 60 * 1000;
const morning = [
  { desde: '09:30', hasta: '13:00' },
  { desde: '15:00', hasta: '18:00' },
];
export const whole = [{ desde: '08:30', hasta: '18:30' }];

export type NewCalendar = Parameters<typeof createCalendar>[1]['body'];

export const calendarDefaults = {
  activo: true,
  buffer_antes_min: 0,
  buffer_despues_min: 10,
  anticipacion_min_horas: 2,
  ventana_dias: 60,
  requiere_confirmacion: false,
};

export const demoCalendars: readonly NewCalendar[] = [
  {
    ...calendarDefaults,
    slug: 'primera-reunion',
    nombre: 'Primera reunión',
    descripcion: 'Conozcámonos: qué necesitas y cómo podemos ayudarte.',
    duracion_min: 30,
    cancelacion_min_horas: 12,
  },
  {
    ...calendarDefaults,
    slug: 'demostracion',
    nombre: 'Demostración del ERP',
    duracion_min: 60,
    requiere_confirmacion: true,
    horario: { martes: morning, miercoles: morning, jueves: morning },
    cancelacion_min_horas: 24,
  },
  {
    ...calendarDefaults,
    slug: 'soporte',
    nombre: 'Soporte',
    descripcion: 'Dudas breves sobre el uso del sistema.',
    duracion_min: 15,
    buffer_despues_min: 0,
    anticipacion_min_horas: 1,
    ventana_dias: 21,
    horario: { lunes: whole, martes: whole, miercoles: whole, jueves: whole, viernes: morning },
    cancelacion_min_horas: 1,
  },
  {
    ...calendarDefaults,
    slug: 'asesoria-nueva-york',
    nombre: 'Asesoría en Nueva York',
    timezone: 'America/New_York',
    duracion_min: 45,
    intervalo_min: 30,
    max_por_dia: 6,
    cancelacion_min_horas: 24,
  },
  {
    ...calendarDefaults,
    slug: 'visita-en-terreno',
    nombre: 'Visita en terreno',
    duracion_min: 120,
    buffer_antes_min: 30,
    buffer_despues_min: 30,
    anticipacion_min_horas: 24,
    max_por_dia: 2,
    horario: { lunes: whole, miercoles: whole, viernes: whole },
  },
  { ...calendarDefaults, activo: false, slug: 'induccion-2025', nombre: 'Inducción 2025', duracion_min: 90 },
];

/** Calendars, and appointments in free slots of the days around `now`, with what became of those that are over. */
export function agendaSteps(random: Random, parties: readonly Party[], start: Date, now: Date): Step[] {
  const ids: number[] = [];
  const life = agendaLife(ids, demoCalendars.filter(({ activo }) => activo).length, parties, now);
  const booking = (index: number): Step => {
    const at = new Date(now.getTime() - (index < 4 ? 4 : 1) * DAY + index * 60_000);
    return {
      at,
      write: (context) => bookAnySlot(context, random, parties, ids[index % 2]!),
    };
  };
  return [
    ...calendarSteps(demoCalendars, ids, start),
    ...Array.from({ length: 12 }, (_, index) => booking(index)),
    ...life,
  ];
}

/** Makes calendars, whose ids go to the list in their order. */
export function calendarSteps(calendars: readonly NewCalendar[], ids: number[], at: Date): Step[] {
  return calendars.map((body) => ({
    at,
    write: async (context) => ids.push((await createCalendar(context, { path: {}, query: {}, body })).id),
  }));
}
