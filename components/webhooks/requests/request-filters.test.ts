import { expect, test } from 'vitest';
import { readAddress } from '@/lib/fields/address';
import { isFiltered, noFilters, requestFilters, requestsQuery } from './request-filters';

const read = (address: string) => readAddress(requestFilters, new URLSearchParams(address));
const now = Date.parse('2026-11-24T12:00:30.000Z');

test('what the address asks is what the server is asked', () => {
  const filters = read('q=flota&status=4xx&method=POST&path=%2Fdeals&key=a1B2&event_id=evt_7');
  expect(requestsQuery(filters, now)).toEqual({
    ...{ q: 'flota', status: '4xx', method: 'POST', path: '/deals', key: 'a1B2', event_id: 'evt_7' },
    client: 'other',
  });
});

test('hours back from now begin at the minute', () => {
  expect(requestsQuery(read('within=1'), now)).toEqual({
    from: '2026-11-24T11:00:00.000Z',
    client: 'other',
  });
});

test('the console’s own reads are asked for by choice, or by their id', () => {
  expect(read('').client).toBe('other');
  expect(requestsQuery(read('client=any'), now)).toEqual({});
  expect(requestsQuery(read('client=console'), now)).toEqual({ client: 'console' });
  expect(requestsQuery(read('request_id=req_1'), now)).toEqual({ request_id: 'req_1' });
  expect([isFiltered(read('client=any')), isFiltered(read('client=other'))]).toEqual([true, false]);
});

test('what makes no sense is not asked', () => {
  expect(read('status=many&within=3')).toEqual(noFilters);
  expect(requestsQuery(noFilters, now)).toEqual({ client: 'other' });
  expect([isFiltered(noFilters), isFiltered(read('key=a1B2'))]).toEqual([false, true]);
});
