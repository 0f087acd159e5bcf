import type { Id } from '@/lib/api/loose';
import { type DeliveryFilter, filterQuery } from '@/lib/deliveries/delivery-filter';

const base = '/webhooks';
const segment = (id: Id) => encodeURIComponent(String(id));
const withQuery = (path: string, query: string) => (query === '' ? path : `${path}?${query}`);

export const overviewPath = base;
export const newEndpointPath = `${base}/endpoints/new`;
export const eventsPath = `${base}/events`;
export const catalogPath = `${base}/catalog`;
export const receiverPath = `${base}/receiver`;

/** What the test receiver got of one delivery. */
export const receivedPath = (deliveryId: Id) =>
  `${receiverPath}?${new URLSearchParams({ delivery: String(deliveryId) })}`;

/** One type of the catalogue; its list keeps what is looked for. */
export const eventTypePath = (type: string, search = '') =>
  withQuery(`${catalogPath}/${segment(type)}`, search === '' ? '' : `${new URLSearchParams({ q: search })}`);

/** The events of one type. */
export const eventsOfTypePath = (type: string) => withQuery(eventsPath, `${new URLSearchParams({ type })}`);

export const endpointPath = (id: Id) => `${base}/endpoints/${segment(id)}`;

/** The list of deliveries, filtered. */
export const deliveriesPath = (filter: Partial<DeliveryFilter> = {}) =>
  withQuery(`${base}/deliveries`, filterQuery(filter));

/** One delivery over its list; the list keeps its filter. */
export const deliveryPath = (id: Id, filter: Partial<DeliveryFilter> = {}) =>
  withQuery(`${base}/deliveries/${segment(id)}`, filterQuery(filter));

/** The log of requests, filtered. */
export const requestsPath = (search = '') => withQuery(`${base}/requests`, search);

/** One request over the log; `query` with its question mark. */
export const requestPath = (id: Id, query = '') => `${base}/requests/${segment(id)}${query}`;

export const eventPath = (id: string, query = '') => withQuery(`${eventsPath}/${segment(id)}`, query);
