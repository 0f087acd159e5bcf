import { setTimeout } from 'node:timers/promises';
import { type Answer, type Asked, emptyPage, FakeApi, json } from '../../lib/testing/fake-api.ts';

/** A request for a page's data, and when it came, in milliseconds since the epoch. */
export type Arrival = { readonly call: string; readonly at: number };

/** What the console asks for itself, whatever page is open: its feed, and which areas a server has. */
const ofTheConsole = /^GET \/events\?/;

/**
 * An API that takes so long for every answer, with a few records of each kind: what is measured is when a page asks and
 * what it does with the answer.
 */
export async function startPaintUpstream(delayMs: number) {
  let arrivals: Arrival[] = [];
  const upstream = new FakeApi((asked) => {
    const call = asked.call + asked.url.replace(/^[^?]*/, '');
    if (!ofTheConsole.test(call)) arrivals.push({ call, at: performance.timeOrigin + performance.now() });
    return async (reply) => {
      await setTimeout(delayMs);
      const answer = answerTo(asked);
      if (answer === undefined) reply.writeHead(404).end();
      else json(reply, 200, answer as object);
    };
  });
  return Object.assign(await upstream.start(), {
    arrivals: (): readonly Arrival[] => arrivals,
    forget: () => {
      arrivals = [];
    },
  });
}

function answerTo({ path, query }: Asked): Answer {
  const [area = '', id] = path.slice(1).split('/');
  if (path.endsWith('/forecast')) return forecast;
  if (path.endsWith('/appointments')) return list(5, appointment);
  if (path === '/webhooks/endpoints') return list(2, endpoint);
  if (path === '/webhooks/deliveries') return list(20, (nth) => delivery(nth, query.get('status')));
  if (path.startsWith('/webhooks/deliveries/')) return delivery(Number(path.split('/')[3]), null);
  if (path === '/webhooks/events') return list(1, () => ({ type: 'deal.created', description: 'A deal' }));
  if (path === '/forms') return list(2, form);
  if (path.endsWith('/submissions')) return list(3, submission);
  if (path === '/deals') return list(20, (nth) => deal(nth, Number(query.get('stage_id') ?? 1)));
  const one = records[area];
  if (!one) return emptyPage;
  return id === undefined ? list(20, one) : path.split('/').length > 2 ? one(Number(id)) : emptyPage;
}

function list(count: number, of: (nth: number) => object) {
  return { data: Array.from({ length: count }, (_, nth) => of(nth + 1)), next_cursor: null };
}

const moments = { created_at: '2026-11-02T09:12:44.120Z', updated_at: '2026-11-20T14:30:00.000Z' };

const deal = (id: number, stage = 1) => ({
  id: stage * 1_000 + id,
  title: `Renovación ${id} de Transportes Andes`,
  amount: '250000',
  currency: 'CLP',
  external_id: null,
  estado: 'abierto',
  pipeline_id: 1,
  stage_id: stage,
  orden: id,
  contacto_id: null,
  empresa_id: null,
  fecha_cierre_estimada: '2026-12-15',
  motivo_perdida: null,
  campos_custom: {},
  stage_changed_at: '2026-11-20T14:30:00.000Z',
  closed_at: null,
  ...moments,
});

const appointment = (id: number) => ({
  id,
  calendar_id: 1,
  contacto_id: null,
  inicio: '2026-11-23T14:00:00.000Z',
  fin: '2026-11-23T14:30:00.000Z',
  estado: 'confirmada',
  notas: 'Visita',
  ...moments,
});

const form = (id: number) => ({
  id,
  nombre: `Contacto ${id}`,
  slug: `contacto-${id}`,
  status: 'published',
  campos: [],
  ...moments,
});

const submission = (id: number) => ({
  id,
  form_id: 1,
  form_version: 1,
  respuestas: { nombre: `Elisa ${id}` },
  status: 'nuevo',
  created_at: '2026-11-20T14:30:00.000Z',
});

const endpoint = (id: number) => ({
  id,
  url: `https://erp.example.cl/hooks/${id}`,
  description: null,
  events: ['*'],
  active: true,
  consecutive_failures: 0,
  secret_hint: 'abcd',
  previous_secret_expires_at: null,
  disabled_at: null,
  disabled_reason: null,
  ...moments,
});

const delivery = (id: number, status: string | null) => ({
  id,
  endpoint_id: 1,
  event_id: `evt_${id}`,
  event_type: 'deal.updated',
  status: status ?? 'delivered',
  attempts: 1,
  response_status: 200,
  error: null,
  next_attempt_at: null,
  redelivery_of: null,
  created_at: new Date(Date.now() - id * 60_000).toISOString(),
  delivered_at: null,
});

const sums = { count: 3, amount: '750000', weighted: '300000' };
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const forecast = {
  pipeline_id: 1,
  days: 30,
  desde: day(-30),
  hasta: day(30),
  currencies: [
    {
      currency: 'CLP',
      open: sums,
      won: sums,
      lost: sums,
      sin_fecha: sums,
      by_stage: [],
      by_week: Array.from({ length: 9 }, (_, week) => ({
        semana: day(7 * week - 28),
        open: week < 4 ? '0' : String(week * 250_000),
        weighted: week < 4 ? '0' : String(week * 100_000),
        won: week < 5 ? String(week * 300_000) : '0',
        lost: '0',
        count: 3,
      })),
    },
  ],
};

/** Of each area a record that is as its list shows it. */
const records: Readonly<Record<string, (id: number) => object>> = {
  pipelines: (id) => ({
    id,
    nombre: `Ventas ${id}`,
    es_default: id === 1,
    archivado: false,
    razones_config: null,
    stages: [1, 2, 3, 4].map((stage) => ({
      id: stage,
      pipeline_id: id,
      nombre: `Etapa ${stage}`,
      stage_type: 'open',
      orden: stage,
      probabilidad: stage * 20,
      es_ganado: false,
      es_perdido: false,
      color: '#6366f1',
    })),
    ...moments,
  }),
  deals: (id) => deal(id),
  contacts: (id) => ({
    id,
    nombre: 'Camila',
    apellido: `Rojas ${id}`,
    email: `contacto${id}@example.cl`,
    telefono: '+56912345678',
    rut: null,
    empresa_id: null,
    external_id: null,
    tags: [],
    campos_custom: {},
    ...moments,
  }),
  companies: (id) => ({
    id,
    nombre: `Andes ${id}`,
    rut: null,
    email: null,
    telefono: null,
    sitio_web: null,
    direccion: null,
    external_id: null,
    estado: 'activa',
    campos_custom: {},
    ...moments,
  }),
  tags: (id) => ({ id, nombre: `cliente-${id}`, color: '#6366f1', ...moments }),
  tasks: (id) => ({
    id,
    titulo: `Llamar ${id}`,
    descripcion: null,
    status: 'pendiente',
    vence_el: '2026-11-20',
    client_id: null,
    project_id: null,
    assignee_id: null,
    ...moments,
  }),
  calendars: (id) => ({
    id,
    nombre: `Agenda ${id}`,
    activo: id < 3,
    timezone: 'America/Santiago',
    duracion_min: 30,
    ...moments,
  }),
};
