import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  deliveriesQuery,
  emptyFilter,
  filterQuery,
  fits,
  readFilter,
  sinceOf,
  withinHours,
} from './delivery-filter';

const filters = fc.record({
  endpoint: fc.constantFrom('', '4'),
  status: fc.constantFrom('', 'failed', 'parked & lost'),
  type: fc.constantFrom('', 'deal.won'),
  code: fc.constantFrom('', '500'),
  within: fc.constantFrom('', ...withinHours),
  event: fc.constantFrom('', 'evt_9'),
  search: fc.constantFrom('', 'Compañía Ñuñoa', 'a=b&c'),
});

test('a filter survives the URL', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(readFilter(new URLSearchParams(filterQuery(filter)))).toEqual(filter);
    }),
  );
});

test('what makes no sense in a URL counts as absent', () => {
  expect(readFilter(new URLSearchParams('code=abc&within=-3&status= '))).toEqual(emptyFilter);
});

test('no filter asks for nothing', () => {
  expect(Object.values(deliveriesQuery(emptyFilter, undefined)).every((value) => value === undefined)).toBe(
    true,
  );
});

test('rows are judged by what they say, and a row that does not say is not lost', () => {
  const since = sinceOf({ ...emptyFilter, within: '1' }, Date.parse('2026-11-20T10:00:30.000Z'));
  expect(since).toBe('2026-11-20T09:00:00.000Z');
  const row = { id: 1, endpoint_id: 4, status: 'failed', created_at: '2026-11-20T08:00:00.000Z' };
  const known = { ...row, event_id: undefined, event_type: 'deal.won', attempts: 1, response_status: 500 };
  const full = {
    ...known,
    error: undefined,
    next_attempt_at: undefined,
    redelivery_of: undefined,
    delivered_at: undefined,
  };
  expect(fits(full, { ...emptyFilter, endpoint: '4', status: 'failed', code: '500' }, undefined)).toBe(true);
  expect(fits(full, emptyFilter, since)).toBe(false);
  expect(fits({ ...full, created_at: undefined }, emptyFilter, since)).toBe(true);
  expect(fits(full, { ...emptyFilter, code: '404' }, undefined)).toBe(false);
  expect(fits({ ...full, response_status: undefined }, { ...emptyFilter, code: '404' }, undefined)).toBe(
    true,
  );
});
