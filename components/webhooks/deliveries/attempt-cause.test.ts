import fc from 'fast-check';
import { expect, test } from 'vitest';
import { causeOf, causes } from './attempt-cause';

test.each([
  [200, undefined, 'delivered'],
  [204, undefined, 'delivered'],
  [301, undefined, 'redirect'],
  [401, undefined, 'unauthorized'],
  [404, 'HTTP 404', 'not_found'],
  [422, undefined, 'client_error'],
  [500, 'HTTP 500', 'server_error'],
  [503, undefined, 'gateway'],
  [200, 'The deadline of 10 s passed while reading the body', 'timeout'],
  [undefined, 'getaddrinfo ENOTFOUND erp.example.cl', 'dns'],
  [undefined, 'connect ECONNREFUSED 127.0.0.1:9', 'refused'],
  [undefined, 'read ECONNRESET', 'reset'],
  [undefined, 'certificate has expired', 'tls'],
  [undefined, 'timed out after 10 s', 'timeout'],
  [undefined, 'address 10.0.0.1 is private', 'address_blocked'],
  [undefined, 'answered HTTP 410', 'gone'],
  [undefined, undefined, 'unknown'],
] as const)('%s with error %j is %s', (status, error, cause) => {
  expect(causeOf({ status, error })).toBe(cause);
});

test('any outcome has a cause that has words', () => {
  const outcome = fc.record({
    status: fc.option(fc.integer({ min: 100, max: 999 }), { nil: undefined }),
    error: fc.option(fc.string(), { nil: undefined }),
  });
  fc.assert(
    fc.property(outcome, (any) => {
      expect(causes).toContain(causeOf(any));
    }),
  );
});
