import { expect, test } from 'vitest';
import { endpointStatus } from './endpoint-status';

test.each([
  [{ active: true, consecutive_failures: 0 }, 'active'],
  [{ active: true, consecutive_failures: 15 }, 'active'],
  [{ active: true }, 'active'],
  [{ active: false, consecutive_failures: 0 }, 'paused'],
  [{ active: false, consecutive_failures: 14 }, 'paused'],
  [{ active: false, consecutive_failures: 15 }, 'disabled'],
  [{ active: false, consecutive_failures: 16 }, 'disabled'],
  [{ active: false }, 'disabled'],
  [{ consecutive_failures: 15 }, 'unknown'],
  [{}, 'unknown'],
] as const)('%j is %s', (endpoint, status) => {
  expect(endpointStatus(endpoint)).toBe(status);
});
