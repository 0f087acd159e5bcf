import type { Dress } from '../../lib/testing/chameleon/dress.ts';
import type { Look } from './look.ts';
import { boardTotals, forecastTotalsShown } from './totals.ts';

/** The records that a page is about, and which of their facts it shows on each of them. */
export type Shown = {
  readonly resource: string;
  readonly facts: readonly string[];
  /** The record whose page it is; without it the page lists them. */
  readonly one?: number;
};

export type SweptPage = {
  readonly name: string;
  readonly address: (dress: Dress) => string;
  readonly shows?: Shown;
  /** What is wrong with its counts and sums. */
  readonly totals?: (dress: Dress, look: Look) => string[];
};

const id = (dress: Dress, resource: string, place = 0) =>
  encodeURIComponent(dress.idText(resource, dress.world.rows(resource)[place]!.id));
const onBoard = (rest: string) => (dress: Dress) => `/pipelines/${id(dress, 'pipeline')}${rest}`;
/** A deal of the first pipeline. */
const dealId = (dress: Dress) => id(dress, 'deal', 1);

/** Every page of every area that shows what the server has. A new page joins with a line. */
export const pages: readonly SweptPage[] = [
  { name: 'overview', address: () => '/overview' },
  { name: 'pipelines', address: () => '/pipelines' },
  {
    name: 'board',
    address: onBoard(''),
    shows: { resource: 'deal', facts: ['title', 'amount'] },
    totals: boardTotals,
  },
  {
    name: 'deal list',
    address: onBoard('?view=list'),
    shows: { resource: 'deal', facts: ['title', 'amount'] },
  },
  {
    name: 'deal',
    address: (dress) => `/pipelines/${id(dress, 'pipeline')}/deals/${dealId(dress)}`,
    shows: { resource: 'deal', one: 1, facts: ['title', 'amount', 'external_id'] },
  },
  { name: 'new deal', address: onBoard('/deals/new') },
  { name: 'forecast', address: onBoard('/forecast'), totals: forecastTotalsShown },
  { name: 'pipeline settings', address: onBoard('/settings') },
  {
    name: 'contacts',
    address: () => '/contacts',
    shows: { resource: 'contact', facts: ['nombre', 'email', 'telefono'] },
  },
  {
    name: 'contact',
    address: (dress) => `/contacts/${id(dress, 'contact')}`,
    shows: { resource: 'contact', one: 0, facts: ['nombre', 'apellido', 'email', 'telefono'] },
  },
  { name: 'new contact', address: () => '/contacts/new' },
  {
    name: 'companies',
    address: () => '/contacts/companies',
    shows: { resource: 'company', facts: ['nombre', 'email'] },
  },
  {
    name: 'company',
    address: (dress) => `/contacts/companies/${id(dress, 'company')}`,
    shows: { resource: 'company', one: 0, facts: ['nombre', 'rut', 'email'] },
  },
  { name: 'tags', address: () => '/contacts/tags', shows: { resource: 'tag', facts: ['nombre'] } },
  { name: 'tasks', address: () => '/contacts/tasks', shows: { resource: 'task', facts: ['titulo'] } },
  {
    name: 'task',
    address: (dress) => `/contacts/tasks/${id(dress, 'task')}`,
    shows: { resource: 'task', one: 0, facts: ['titulo'] },
  },
  {
    name: 'appointment',
    address: (dress) => `/calendars/appointments/${id(dress, 'appointment')}`,
    shows: { resource: 'appointment', one: 0, facts: ['notas'] },
  },
  { name: 'agenda week', address: () => '/calendars?view=week' },
  { name: 'agenda month', address: () => '/calendars?view=month' },
  { name: 'agenda list', address: () => '/calendars?view=list' },
  { name: 'book', address: (dress) => `/calendars/book?calendar=${id(dress, 'calendar')}` },
  { name: 'import', address: () => '/contacts/import' },
  { name: 'workflows', address: () => '/workflows', shows: { resource: 'workflow', facts: ['nombre'] } },
  {
    name: 'workflow',
    address: (dress) => `/workflows/${id(dress, 'workflow')}`,
    shows: { resource: 'workflow', one: 0, facts: ['nombre'] },
  },
  { name: 'webhooks', address: () => '/webhooks' },
  { name: 'endpoint', address: (dress) => `/webhooks/endpoints/${id(dress, 'endpoint')}` },
  { name: 'new endpoint', address: () => '/webhooks/endpoints/new' },
  { name: 'deliveries', address: () => '/webhooks/deliveries', shows: { resource: 'delivery', facts: [] } },
  { name: 'delivery', address: (dress) => `/webhooks/deliveries/${id(dress, 'delivery', 3)}` },
  { name: 'events', address: () => '/webhooks/events' },
  { name: 'event', address: ({ world }) => `/webhooks/events/evt_${world.rows('event').at(-1)!.id}` },
  { name: 'event types', address: () => '/webhooks/catalog' },
  { name: 'event type', address: () => '/webhooks/catalog/deal.won' },
  { name: 'test receiver', address: () => '/webhooks/receiver' },
  { name: 'verify', address: () => '/webhooks/verify' },
  { name: 'connections', address: () => '/settings/connections' },
  { name: 'activity', address: () => '/settings/activity' },
];
