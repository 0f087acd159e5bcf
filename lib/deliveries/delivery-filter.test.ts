import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLoosely } from '@/lib/api/read/read-shape';
import { deliverySummary } from '@/lib/contract/webhooks';
import { readAddress } from '@/lib/fields/address';
import {
  deliveriesQuery,
  deliveryFilters,
  emptyFilter,
  filterQuery,
  fits,
  isFilteredHere,
  needsExtension,
  spanOf,
  withinHours,
} from './delivery-filter';

const instants = fc.constantFrom('', '2026-11-20T06:21:00.000Z', '2026-11-20T09:00:00.000Z');
const filters = fc.record({
  endpoint: fc.constantFrom('', '4'),
  status: fc.constantFrom('', 'failed', 'parked & lost'),
  type: fc.constantFrom('', 'deal.won'),
  code: fc.constantFrom('', '500', '5xx'),
  within: fc.constantFrom('', ...withinHours),
  from: instants,
  to: instants,
  event: fc.constantFrom('', 'evt_9'),
  search: fc.constantFrom('', 'Compañía Ñuñoa', 'a=b&c'),
  header: fc.constantFrom('', 'x-request-id: a=b&c'),
});
const rowOf = (fields: object) => readLoosely(deliverySummary, fields)!;

test('a filter survives the URL', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(readAddress(deliveryFilters, new URLSearchParams(filterQuery(filter)))).toEqual(filter);
    }),
  );
});

test('what makes no sense in a URL counts as absent', () => {
  const query = 'code=abc&within=-3&status= &from=yesterday&to=2026-99-99T00:00Z';
  expect(readAddress(deliveryFilters, new URLSearchParams(query))).toEqual(emptyFilter);
});

test('a server that supports nothing beyond the document is asked nothing beyond it', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const span = spanOf(filter, 0);
      expect(Object.keys(deliveriesQuery(filter, span, false))).toEqual(['endpoint_id', 'status']);
      expect(isFilteredHere(filter, false)).toBe(needsExtension(filter));
    }),
  );
});

test('a class of codes is left to the reader, also where the server supports codes', () => {
  const filter = { ...emptyFilter, code: '5xx' };
  expect(deliveriesQuery(filter, {}, true)).toMatchObject({ response_status: undefined });
  expect(isFilteredHere(filter, true)).toBe(true);
  expect(fits(rowOf({ response_status: 503 }), filter, {})).toBe(true);
  expect(fits(rowOf({ response_status: 404 }), filter, {})).toBe(false);
});

test('rows are judged by what they say, and a row that does not say is not lost', () => {
  const span = spanOf({ ...emptyFilter, within: '1' }, Date.parse('2026-11-20T10:00:30.000Z'));
  expect(span).toEqual({ from: '2026-11-20T09:00:00.000Z', to: undefined });
  const row = { endpoint_id: 4, status: 'failed', event_type: 'deal.won', response_status: 500 };
  const full = rowOf({ ...row, created_at: '2026-11-20T08:00:00.000Z' });
  expect(fits(full, { ...emptyFilter, endpoint: '4', status: 'failed', code: '500' }, {})).toBe(true);
  expect(fits(full, emptyFilter, span)).toBe(false);
  expect(fits(full, emptyFilter, { to: '2026-11-20T08:00:00Z' })).toBe(false);
  expect(fits(rowOf(row), emptyFilter, span)).toBe(true);
  expect(fits(full, { ...emptyFilter, code: '404' }, {})).toBe(false);
});

test('a code that the server says there is none of does not fit; one it does not speak of may', () => {
  const filter = { ...emptyFilter, code: '404' };
  expect(fits(rowOf({ response_status: null }), filter, {})).toBe(false);
  expect(fits(rowOf({ id: 1 }), filter, {})).toBe(true);
});

test('an instant of another precision or zone is compared as an instant', () => {
  const row = rowOf({ created_at: '2026-11-20T06:00:00-03:00' });
  expect(fits(row, emptyFilter, { from: '2026-11-20T09:00:00.000Z' })).toBe(true);
  expect(fits(row, emptyFilter, { from: '2026-11-20T09:00:00.001Z' })).toBe(false);
});
