import { expect, it } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { describeFault } from './fault';

const errorOf = (status: number, code: string) =>
  new ApiError({ operation: { id: 'listEvents' }, status, code, message: 'No' });

it.each([
  [502, 'upstream_unreachable', 'unreachable'],
  // Sent, and cut before a reply came: those who look see a server that is not there, not one that errs.
  [502, 'upstream_no_reply', 'unreachable'],
  [504, 'upstream_timeout', 'timeout'],
  [503, 'upstream_busy', 'timeout'],
  [502, 'upstream_invalid', 'unreadable'],
  [500, 'internal_error', 'failing'],
  [401, 'unauthorized', 'unauthorized'],
  [403, 'forbidden', 'forbidden'],
  [429, 'rate_limited', 'busy'],
])('%i %s is %s', (status, code, kind) => {
  expect(describeFault(errorOf(status, code))?.fault.kind).toBe(kind);
});

it('is no fault where the server has no events', () => {
  expect(describeFault(errorOf(404, 'not_found'))).toBeUndefined();
});
