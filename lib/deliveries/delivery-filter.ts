import type { Loose } from '@/lib/api/loose';
import { rawOf } from '@/lib/api/tolerant';
import type { DeliverySummary } from '@/lib/contract/webhooks';
import { addressOf, nothingOf, type ValuesOf } from '@/lib/fields/address';
import { instant, only, text } from '@/lib/fields/codecs';

type Row = Loose<DeliverySummary>;

export const withinHours = ['1', '8', '24', '168', '720'] as const;

/** Whether the text is a code or a class of codes that can be asked for. */
export function isCode(typed: string): boolean {
  return /^[1-5](\d\d|xx)$/.test(typed);
}

/** What the list of deliveries shows; the URL holds it (`?endpoint=4&status=failed`). Empty text asks nothing. */
export const deliveryFilters = {
  endpoint: text,
  status: text,
  type: text,
  /** One code (`503`) or a class of them (`5xx`). */
  code: only(isCode),
  /** Hours back from now. */
  within: only((typed) => (withinHours as readonly string[]).includes(typed)),
  /** Created at or after `from`, before `to`. */
  from: instant,
  to: instant,
  event: text,
  /** Text in the body that was sent. */
  search: text,
  /** Text in `name: value` of a header, of an attempt's request or of its response. */
  header: text,
};
export type DeliveryFilter = ValuesOf<typeof deliveryFilters>;
export const emptyFilter: DeliveryFilter = nothingOf(deliveryFilters);
const filterNames = Object.keys(deliveryFilters) as (keyof DeliveryFilter)[];

/** `status=failed&type=deal.won`, without what is empty; the empty text for no filter. */
export function filterQuery(filter: Partial<DeliveryFilter>): string {
  return addressOf(deliveryFilters, filter);
}

export function isFiltered(filter: DeliveryFilter): boolean {
  return filterNames.some((name) => filter[name] !== '');
}

/** True where more is asked than the document's own two filters (`endpoint_id`, `status`). */
export function needsExtension(filter: DeliveryFilter): boolean {
  return filterNames.some((name) => name !== 'endpoint' && name !== 'status' && filter[name] !== '');
}

/** The stretch of time asked for: created at or after `from`, before `to`. */
export type Span = { readonly from?: string | undefined; readonly to?: string | undefined };

/** The span in instants; what counts from now is rounded to the minute so that the question stays the same. */
export function spanOf(filter: Pick<DeliveryFilter, 'within' | 'from' | 'to'>, now: number): Span {
  const minute = Math.floor(now / 60_000) * 60_000;
  const since =
    filter.within === '' ? undefined : new Date(minute - Number(filter.within) * 3_600_000).toISOString();
  return { from: filter.from || since, to: filter.to || undefined };
}

/**
 * Query of `GET /webhooks/deliveries`: the documented filters always, the others only where the server supports them
 * (a strict one refuses what it does not know).
 */
export function deliveriesQuery(filter: DeliveryFilter, span: Span, isSupported: boolean) {
  const documented = { endpoint_id: filter.endpoint || undefined, status: filter.status || undefined };
  if (!isSupported) return documented;
  return {
    ...documented,
    event_type: filter.type || undefined,
    event_id: filter.event || undefined,
    response_status: /^\d+$/.test(filter.code) ? filter.code : undefined,
    created_after: span.from,
    created_before: span.to,
    search: filter.search || undefined,
    header: filter.header || undefined,
  };
}

/** Whether something of the filter is left to whoever reads the rows. */
export function isFilteredHere(filter: DeliveryFilter, isSupported: boolean): boolean {
  return isSupported ? filter.code.endsWith('xx') : needsExtension(filter);
}

/**
 * Whether a row fits as far as its fields tell. A field that the row lacks does not speak against it, but for a
 * response code that the server says there is none of (null).
 */
export function fits(row: Row, filter: DeliveryFilter, span: Span): boolean {
  return (
    (filter.endpoint === '' || String(row.endpoint_id) === filter.endpoint) &&
    (filter.status === '' || row.status === filter.status) &&
    (filter.type === '' || row.event_type === undefined || row.event_type === filter.type) &&
    (filter.event === '' || row.event_id === undefined || String(row.event_id) === filter.event) &&
    fitsCode(row, filter.code) &&
    (span.from === undefined || row.created_at === undefined || !isBefore(row.created_at, span.from)) &&
    (span.to === undefined || row.created_at === undefined || isBefore(row.created_at, span.to))
  );
}

function fitsCode(row: Row, code: string): boolean {
  if (code === '') return true;
  if (row.response_status === undefined) return !tellsCode(row);
  const told = String(row.response_status);
  return code.endsWith('xx') ? told.length === 3 && told[0] === code[0] : told === code;
}

/** Whether the record has the field at all: null says that no response came. */
function tellsCode(row: Row): boolean {
  return 'response_status' in (rawOf(row) as object);
}

/** Instants of another server may be written in another precision or zone. */
function isBefore(at: string, limit: string): boolean {
  return Date.parse(at) < Date.parse(limit);
}

/** Whether the filter asks for something that only the single delivery tells: text in it, or its code. */
export function needsDetail(row: Row, filter: DeliveryFilter, isSupported: boolean): boolean {
  const lacksType = filter.type !== '' && row.event_type === undefined;
  const lacksCode = filter.code !== '' && row.response_status === undefined && !tellsCode(row);
  const seeksText = filter.search !== '' || filter.header !== '';
  return lacksType || lacksCode || (seeksText && !isSupported);
}
