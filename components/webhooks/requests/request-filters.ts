import type { Sending } from '@/lib/api/client';
import type { listRequests } from '@/lib/api/contract/requests';
import { isCode, spanOf, withinHours } from '@/lib/deliveries/delivery-filter';
import { nothingOf, type ValuesOf } from '@/lib/fields/address';
import { choice, instant, only, or, text } from '@/lib/fields/codecs';

/** All but what the console reads. */
const OTHERS = 'other';
export const ANY_CALLER = 'any';
export const callers = [OTHERS, 'console', ANY_CALLER] as const;

/** What the log of requests shows, as its address holds it. Empty text asks nothing. */
export const requestFilters = {
  /** The console's own reads would bury the rest: they are shown when asked for. */
  client: or(choice(callers), OTHERS),
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
  const names = Object.keys(noFilters) as (keyof RequestFilters)[];
  return names.some((name) => filters[name] !== noFilters[name]);
}

type Asked = NonNullable<Sending<typeof listRequests>['query']>;

/** The query of `GET /sandbox/requests`. @param now by the machine's clock, which the log goes by */
export function requestsQuery(filters: RequestFilters, now: number): Asked {
  const { within: _, from: __, to: ___, client, ...asked } = filters;
  const span = spanOf({ within: filters.within, from: filters.from, to: filters.to }, now);
  // Who names one request finds it, whoever sent it.
  const isAnyones = client === ANY_CALLER || filters.request_id !== '';
  const given = Object.entries({ ...asked, ...span, client: isAnyones ? '' : client }).filter(([, value]) =>
    Boolean(value),
  );
  return Object.fromEntries(given);
}
