import { expect, test } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { errorOf, lostKeyAfter } from './lost-key';

const request = { method: 'POST', path: '/deals', operation: 'createDeal' };
const answer = (status: number, code: string, headers: Record<string, string> = {}) =>
  errorOf(request, { status, headers: new Headers(headers), text: JSON.stringify({ error: { code } }) });
const noAnswer = new ApiError({
  ...{ operation: { id: 'createDeal' }, status: 0, code: 'network_failure', message: '' },
});
const byConsole = { 'X-Console-Error': '1' };

test('a write whose answer was lost, or that the console stopped waiting for, keeps its key', () => {
  expect(lostKeyAfter(undefined, 'k1', noAnswer)).toBe('k1');
  expect(lostKeyAfter(undefined, 'k1', answer(504, 'upstream_timeout', byConsole))).toBe('k1');
  expect(lostKeyAfter(undefined, 'k1', answer(500, 'internal_error'))).toBe('k1');
});

test('a decided outcome ends the key', () => {
  expect(errorOf(request, { status: 201, headers: new Headers(), text: '{}' })).toBeUndefined();
  expect(lostKeyAfter('k1', 'k1', undefined)).toBeUndefined();
  expect(lostKeyAfter('k1', 'k1', answer(422, 'validation_failed'))).toBeUndefined();
  expect(lostKeyAfter(undefined, 'k1', answer(429, 'rate_limited'))).toBeUndefined();
});

test('a refusal that looked at the moment only leaves a lost try as unknown as it was', () => {
  expect(lostKeyAfter('k1', 'k1', answer(429, 'rate_limited'))).toBe('k1');
  expect(lostKeyAfter('k1', 'k1', answer(502, 'upstream_unreachable', byConsole))).toBe('k1');
});
