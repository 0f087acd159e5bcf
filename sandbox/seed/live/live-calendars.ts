import { calendarDefaults, demoCalendars, type NewCalendar, whole } from '../agenda.ts';

/** By slug: another name, other hours. */
const changes = new Map<string | undefined, Partial<NewCalendar>>([
  ['demostracion', { nombre: 'Demo del ERP' }],
  [
    'soporte',
    {
      duracion_min: 20,
      horario: {
        lunes: whole,
        martes: whole,
        miercoles: whole,
        jueves: whole,
        viernes: whole,
        sabado: [{ desde: '09:00', hasta: '13:00' }],
      },
    },
  ],
]);
const onlyInTest = new Set<string | undefined>(['visita-en-terreno', 'induccion-2025']);
const onlyInLive: NewCalendar = {
  ...calendarDefaults,
  slug: 'cierre-de-contrato',
  nombre: 'Cierre de contrato',
  duracion_min: 45,
  cancelacion_min_horas: 24,
};

/** Calendars of the live demo: the demo's with other hours and another name, one missing and one more. */
export const liveCalendars: readonly NewCalendar[] = [
  ...demoCalendars
    .filter(({ slug }) => !onlyInTest.has(slug))
    .map((calendar) => ({ ...calendar, ...changes.get(calendar.slug) })),
  onlyInLive,
];
