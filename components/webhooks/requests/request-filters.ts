import type { Sending } from '@/lib/api/client';
import type { listRequests } from '@/lib/api/contract/requests';
import { isCode, spanOf, withinHours } from '@/lib/deliveries/delivery-filter';
import { nothingOf, type ValuesOf } from '@/lib/fields/address';
import { instant, only, text } from '@/lib/fields/codecs';

/** What the log of requests shows, as its address holds it. Empty text asks nothing. */
export const requestFilters = {
  q: text,
  path: text,
  method: text,
  /** One code (`404`) or a class of them (`4xx`). */
  status: only(isCode),
  operation: text,
  /** The last four characters of a key. */
  key: text,
  request_id: text,
  event_id: text,
  /** Hours back from now. */
  within: only((typed) => (withinHours as readonly string[]).includes(typed)),
  from: instant,
  to: instant,
};
export type RequestFilters = ValuesOf<typeof requestFilters>;
export const noFilters: RequestFilters = nothingOf(requestFilters);

/** Whether any filter is set. */
export function isFiltered(filters: RequestFilters): boolean {
  return Object.values(filters).some(Boolean);
}

type Asked = NonNullable<Sending<typeof listRequests>['query']>;

/** The query of `GET /sandbox/requests`. @param now by the machine's clock, which the log goes by */
export function requestsQuery(filters: RequestFilters, now: number): Asked {
  const { within: _, from: __, to: ___, ...asked } = filters;
  const span = spanOf({ within: filters.within, from: filters.from, to: filters.to }, now);
  const given = Object.entries({ ...asked, ...span }).filter(([, value]) => Boolean(value));
  return Object.fromEntries(given);
}
