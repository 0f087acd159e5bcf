import type { DeliveryRow } from './records';

/** What the list of deliveries shows; the URL holds it (`?endpoint=4&status=failed`). */
export type DeliveryFilter = {
  readonly endpoint: string;
  readonly status: string;
  readonly type: string;
  readonly code: string;
  /** Hours back from now, as text; empty for all. */
  readonly within: string;
  readonly event: string;
  readonly search: string;
};

export const filterNames = ['endpoint', 'status', 'type', 'code', 'within', 'event', 'search'] as const;
export const withinHours = ['1', '8', '24', '168', '720'] as const;
export const emptyFilter: DeliveryFilter = {
  endpoint: '',
  status: '',
  type: '',
  code: '',
  within: '',
  event: '',
  search: '',
};

type Params = Pick<URLSearchParams, 'get'>;

/** Reads the filter out of the URL; what makes no sense counts as absent. */
export function readFilter(params: Params): DeliveryFilter {
  const read = Object.fromEntries(filterNames.map((name) => [name, params.get(name)?.trim() ?? '']));
  const filter = { ...emptyFilter, ...read };
  return {
    ...filter,
    code: /^[1-5]\d\d$/.test(filter.code) ? filter.code : '',
    within: (withinHours as readonly string[]).includes(filter.within) ? filter.within : '',
  };
}

/** `status=failed&type=deal.won`, without what is empty; the empty text for no filter. */
export function filterQuery(filter: Partial<DeliveryFilter>): string {
  const entries = filterNames.flatMap((name) => (filter[name] ? [[name, filter[name]]] : []));
  return new URLSearchParams(entries).toString();
}

export function isFiltered(filter: DeliveryFilter): boolean {
  return filterNames.some((name) => filter[name] !== '');
}

/** True where more is asked than the document's own two filters; other servers ignore the rest. */
export function needsExtension(filter: DeliveryFilter): boolean {
  return filterNames.some((name) => name !== 'endpoint' && name !== 'status' && filter[name] !== '');
}

/** The instant from which on deliveries are asked for, to the minute so that the query stays the same. */
export function sinceOf(filter: DeliveryFilter, now: number): string | undefined {
  if (filter.within === '') return undefined;
  const minute = Math.floor(now / 60_000) * 60_000;
  return new Date(minute - Number(filter.within) * 3_600_000).toISOString();
}

/** Query of `GET /webhooks/deliveries`: the documented filters always, the extensions too. */
export function deliveriesQuery(filter: DeliveryFilter, since: string | undefined) {
  return {
    endpoint_id: filter.endpoint || undefined,
    status: filter.status || undefined,
    event_type: filter.type || undefined,
    event_id: filter.event || undefined,
    response_status: filter.code || undefined,
    created_after: since,
    search: filter.search || undefined,
  };
}

/**
 * Whether a row fits, as far as its fields tell: for servers that ignore filters which the document does not
 * name. Text inside the body is not in a row.
 */
export function fits(row: DeliveryRow, filter: DeliveryFilter, since: string | undefined): boolean {
  return (
    (filter.endpoint === '' || String(row.endpoint_id) === filter.endpoint) &&
    (filter.status === '' || row.status === filter.status) &&
    (filter.type === '' || row.event_type === filter.type) &&
    (filter.event === '' || String(row.event_id) === filter.event) &&
    (filter.code === '' ||
      row.response_status === undefined ||
      String(row.response_status) === filter.code) &&
    (since === undefined || row.created_at === undefined || row.created_at >= since)
  );
}
