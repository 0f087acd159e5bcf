import { eventTypes } from '../../contract/events.ts';
import type { Dress } from './dress.ts';
import { stateAs } from './states.ts';
import type { Row } from './world.ts';

type Where = (row: Row, dress: Dress) => boolean;
type ListRead = { readonly resource: string; readonly where?: Where; readonly without?: readonly string[] };

const isNot =
  (field: string, ...values: unknown[]): Where =>
  (row) =>
    !values.includes(row[field]);

/** What each list of the contract answers. A new area joins with a line for each of its lists. */
export const lists: Readonly<Record<string, ListRead>> = {
  listPipelines: { resource: 'pipeline', where: isNot('archivado', true) },
  listDeals: { resource: 'deal' },
  listContactDeals: { resource: 'deal', where: isNot('estado', 'papelera') },
  listContacts: { resource: 'contact' },
  listTags: { resource: 'tag' },
  listTasks: { resource: 'task' },
  listCompanies: { resource: 'company' },
  listCalendars: { resource: 'calendar' },
  listAppointments: { resource: 'appointment' },
  listContactAppointments: { resource: 'appointment' },
  listProducts: { resource: 'product', where: isNot('estado', 'papelera') },
  listPrices: { resource: 'price' },
  listProductCategories: { resource: 'category' },
  listForms: { resource: 'form', where: isNot('status', 'archived') },
  listSubmissions: { resource: 'submission' },
  listWorkflows: { resource: 'workflow', without: ['graph', 'triggers', 'settings'] },
  listSites: { resource: 'site' },
  listPages: { resource: 'page' },
  listBlogPosts: { resource: 'post' },
  listConversations: { resource: 'conversation', without: ['mensajes'] },
  listWebhookEndpoints: { resource: 'endpoint' },
  listDeliveries: { resource: 'delivery', without: ['body'] },
};

/** The one record that an operation reads, and the path parameter that names it. */
export const gets: Readonly<Record<string, { readonly resource: string; readonly by: string }>> = {
  getDeal: { resource: 'deal', by: 'deal_id' },
  getContact: { resource: 'contact', by: 'cid' },
  getCompany: { resource: 'company', by: 'empresa_id' },
  getAppointment: { resource: 'appointment', by: 'apt_id' },
  getProduct: { resource: 'product', by: 'producto_id' },
  getForm: { resource: 'form', by: 'form_id' },
  getSubmission: { resource: 'submission', by: 'sub_id' },
  getWorkflow: { resource: 'workflow', by: 'wf_id' },
  getBlogPost: { resource: 'post', by: 'slug' },
  getConversation: { resource: 'conversation', by: 'conv_id' },
  getWebhookEndpoint: { resource: 'endpoint', by: 'id' },
  getDelivery: { resource: 'delivery', by: 'id' },
};

/** Query and path parameters that name a record, by their resource and the field that holds it in others. */
const references: Readonly<Record<string, string>> = {
  pipeline_id: 'pipeline',
  stage_id: 'stage',
  contacto_id: 'contact',
  client_id: 'contact',
  calendar_id: 'calendar',
  producto_id: 'product',
  form_id: 'form',
  site_id: 'site',
  endpoint_id: 'endpoint',
};

const newestFirst = new Set(['delivery', 'workflow', 'form', 'submission', 'appointment']);

/** The rows of a list, filtered as the query says and in the list's order. */
export function rowsOf(dress: Dress, { resource, where }: ListRead, given: URLSearchParams): Row[] {
  const rows = dress.world
    .rows(resource)
    .filter((row) => (where?.(row, dress) ?? true) && matches(dress, row, given));
  return newestFirst.has(resource) ? rows.toReversed() : rows;
}

function matches(dress: Dress, row: Row, given: URLSearchParams): boolean {
  for (const [name, value] of given) {
    if (value === '') continue;
    const resource = references[name];
    if (resource && name in row && row[name] !== dress.meantBy(resource, value)) return false;
    if (name === 'estado' || name === 'status') {
      const state = String(row[name] ?? '');
      if (name in row && value !== state && value !== stateAs(dress.disguise.states, state)) return false;
    }
    if (name === 'search' || name === 'q') {
      if (!JSON.stringify(row).toLowerCase().includes(value.toLowerCase())) return false;
    }
  }
  const isTrashed = row.estado === 'papelera' && !given.get('estado');
  return !isTrashed;
}

/** The catalogue of event types as bare texts: the document says no more of it. */
export const eventTypeList: readonly string[] = eventTypes;

const HOUR = 3_600_000;

/** Free half hours of a calendar: 12:00 to 20:00 in UTC of each date that is asked for, but for its appointments. */
export function slotsOf({ world }: Dress, calendar: number | undefined, asked: URLSearchParams): Row[] {
  const [from, to] = [asked.get('date_from'), asked.get('date_to')].map((day) => Date.parse(day ?? ''));
  const taken = world
    .rows('appointment')
    .filter(({ calendar_id, estado }) => calendar_id === calendar && estado !== 'cancelada')
    .map(({ inicio }) => Date.parse(String(inicio)));
  const isFree = (start: number) => !taken.some((other) => Math.abs(other - start) < HOUR / 2);
  const slots: Row[] = [];
  for (let day = from!; day <= to!; day += 24 * HOUR) {
    for (let start = day + 12 * HOUR; start < day + 20 * HOUR; start += HOUR / 2) {
      const [inicio, fin] = [start, start + HOUR / 2].map((at) => new Date(at).toISOString());
      if (start > Date.now() && isFree(start)) slots.push({ id: start / 60_000, inicio, fin });
    }
  }
  return slots;
}
