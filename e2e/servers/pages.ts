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

/** Below the form of the first submission. */
const ofSubmission = (dress: Dress, rest: string) => {
  const { form_id: form } = dress.world.rows('submission')[0]!;
  return `/forms/${encodeURIComponent(dress.idText('form', form as number))}/submissions${rest}`;
};

/** Every page of every area that shows what the server has. A new page joins with a line. */
export const pages: readonly SweptPage[] = [
  { name: 'overview', address: () => '/overview' },
  { name: 'search', address: () => '/search?q=trato', shows: { resource: 'deal', facts: ['title'] } },
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
  { name: 'tasks', address: () => '/tasks?view=list', shows: { resource: 'task', facts: ['titulo'] } },
  {
    name: 'task',
    address: (dress) => `/tasks/${id(dress, 'task')}`,
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
  { name: 'products', address: () => '/catalog', shows: { resource: 'product', facts: ['nombre', 'sku'] } },
  {
    name: 'product',
    address: (dress) => `/catalog/${id(dress, 'product')}`,
    shows: { resource: 'product', one: 0, facts: ['nombre'] },
  },
  { name: 'prices', address: (dress) => `/catalog/${id(dress, 'product')}/prices` },
  {
    name: 'categories',
    address: () => '/catalog/categories',
    shows: { resource: 'category', facts: ['nombre'] },
  },
  { name: 'change prices', address: () => '/catalog/change-prices' },
  { name: 'import prices', address: () => '/catalog/import' },
  { name: 'import', address: () => '/contacts/import' },
  { name: 'forms', address: () => '/forms', shows: { resource: 'form', facts: ['nombre'] } },
  {
    name: 'form',
    address: (dress) => `/forms/${id(dress, 'form')}`,
    shows: { resource: 'form', one: 0, facts: ['nombre'] },
  },
  { name: 'inbox', address: () => '/forms/submissions' },
  { name: 'submissions', address: (dress) => ofSubmission(dress, '') },
  { name: 'submissions summary', address: (dress) => ofSubmission(dress, '?view=summary') },
  { name: 'submission', address: (dress) => ofSubmission(dress, `/${id(dress, 'submission')}`) },
  { name: 'conversations', address: () => '/content/conversations' },
  {
    name: 'conversation',
    address: (dress) => `/content/conversations/${id(dress, 'conversation')}`,
    shows: { resource: 'message', one: 0, facts: ['texto'] },
  },
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
