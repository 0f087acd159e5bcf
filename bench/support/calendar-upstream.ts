import { type Asked, emptyPage, FakeApi } from '../../lib/testing/fake-api.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Rows of a page: more than the contract lets a server give. */
const LIMIT = 100;
export const CALENDARS = 12;

/** The Monday that the made-up weeks are counted from, in UTC. */
const FIRST = Date.parse('2026-11-23T00:00:00Z');
export const MONDAY = '2026-11-23';

/**
 * An API with twelve calendars and as many appointments in each week as asked, on loopback: what is measured is the
 * agenda, not a database. Moves are accepted and forgotten.
 */
export function startCalendarUpstream(perWeek: number) {
  return new FakeApi(({ path, query, call }: Asked) => {
    const [, area, id, list] = path.split('/');
    if (path === '/calendars') return { data: calendars, next_cursor: null };
    if (area === 'calendars' && list === 'appointments') {
      return pageOf(appointmentsOf(Number(id), perWeek, query), Number(query.get('cursor') ?? 0));
    }
    if (area === 'calendars' && list === 'availability') return { timezone: 'UTC', data: slotsOf(query) };
    if (area === 'contacts' && id) return { id: Number(id), nombre: `Contacto ${id}`, apellido: 'Rojas' };
    if (call.endsWith('/reschedule')) return appointment(1, Number(id), FIRST);
    return emptyPage;
  }).start();
}

/** The replies of a week as texts, for whoever draws them without the console. */
export function weekAsText(perWeek: number, week: number): readonly string[] {
  const dates = new URLSearchParams({ date_from: dayOf(week * 7), date_to: dayOf(week * 7 + 6) });
  return calendars.map(({ id }) => JSON.stringify({ data: appointmentsOf(id, perWeek, dates) }));
}

const calendars = Array.from({ length: CALENDARS }, (_, at) => ({
  id: at + 1,
  nombre: `Sala ${at + 1}`,
  slug: `sala-${at + 1}`,
  activo: true,
  timezone: 'UTC',
  descripcion: null,
  duracion_min: 30,
  intervalo_min: 30,
  buffer_antes_min: 0,
  buffer_despues_min: 0,
  anticipacion_min_horas: 0,
  ventana_dias: 60,
  max_por_dia: null,
  horario: { lunes: [{ desde: '08:00', hasta: '20:00' }] },
  excepciones: [],
  requiere_confirmacion: false,
  public_url: `https://reservas.example.cl/b/sala-${at + 1}`,
  created_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
}));

function appointmentsOf(calendarId: number, perWeek: number, query: URLSearchParams) {
  const from = Math.round((Date.parse(query.get('date_from')!) - FIRST) / DAY);
  const to = Math.round((Date.parse(query.get('date_to')!) - FIRST) / DAY);
  const perDay = perWeek / 7 / CALENDARS;
  const found = [];
  for (let day = from; day <= to; day++) {
    const first = Math.round(day * perDay);
    for (let nth = 0; nth < Math.round((day + 1) * perDay) - first; nth++) {
      const start = FIRST + day * DAY + (8 * 60 + ((nth * 30 + calendarId * 15) % 720)) * MINUTE;
      found.push(appointment((day + 1000) * 100 + nth, calendarId, start));
    }
  }
  return found;
}

function appointment(nth: number, calendarId: number, start: number) {
  return {
    id: nth * 100 + calendarId,
    calendar_id: calendarId,
    contacto_id: 1 + (nth % 40),
    estado: nth % 5 === 0 ? 'pendiente' : 'confirmada',
    inicio: new Date(start).toISOString(),
    fin: new Date(start + 30 * MINUTE).toISOString(),
    timezone: 'UTC',
    notas: null,
    motivo_cancelacion: null,
    reagendada_desde: null,
    created_at: '2026-11-01T00:00:00.000Z',
    updated_at: '2026-11-01T00:00:00.000Z',
  };
}

function slotsOf(query: URLSearchParams) {
  const from = Date.parse(query.get('date_from')!);
  const days = Math.round((Date.parse(query.get('date_to')!) - from) / DAY) + 1;
  return Array.from({ length: days * 24 }, (_, at) => {
    const start = from + Math.floor(at / 24) * DAY + (8 * 60 + (at % 24) * 30) * MINUTE;
    return { inicio: new Date(start).toISOString(), fin: new Date(start + 30 * MINUTE).toISOString() };
  });
}

function pageOf(all: readonly object[], from: number) {
  const to = from + LIMIT;
  return { data: all.slice(from, to), next_cursor: to < all.length ? to : null };
}

function dayOf(days: number): string {
  return new Date(FIRST + days * DAY).toISOString().slice(0, 10);
}
