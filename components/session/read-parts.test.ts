import { expect, test } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { readParts } from './read-parts';

const operation = { id: 'listAppointments' };
const refused = (status: number) => ({
  data: undefined,
  error: new ApiError({ operation, status, code: 'http_error', message: `HTTP ${status}` }),
});
const read = { data: {}, error: null };
const pending = { data: undefined, error: null };

test('one that failed is counted, and is no error of the whole', () => {
  expect(readParts([read, refused(500), refused(404)])).toMatchObject({
    failed: [{}, {}],
    error: null,
    isAbsent: false,
  });
  expect(readParts([refused(404), pending])).toMatchObject({ error: null, isAbsent: false });
});

test('what was read before stands where reading it again fails', () => {
  expect(readParts([{ ...refused(500), data: {} }])).toMatchObject({ failed: [], error: null });
});

test('where all failed the error says so, before one of what there is not', () => {
  expect(readParts([refused(404), refused(503)])).toMatchObject({
    error: { status: 503 },
    isAbsent: false,
  });
  const odd = { data: undefined, error: new TypeError('odd') };
  expect(readParts([odd])).toMatchObject({ error: odd.error, isAbsent: false });
});

test.each([404, 405, 501])('where all answer %i the server does not have it', (status) => {
  expect(readParts([refused(status), refused(404)]).isAbsent).toBe(true);
});

test('nothing to read is no failure', () => {
  expect(readParts([])).toEqual({ failed: [], error: null, isAbsent: false });
});
