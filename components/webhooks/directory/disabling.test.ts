import { expect, test } from 'vitest';
import { readLoosely } from '@/lib/api/read/read-shape';
import { webhookEndpoint } from '@/lib/contract/webhooks';
import { disabledBy } from './disabling';

test.each([
  ['the counter has reached the limit', { active: false, consecutive_failures: 15 }, 'failures'],
  ['attempts in flight counted on', { active: false, consecutive_failures: 17 }, 'failures'],
  ['it had not failed', { active: false, consecutive_failures: 0 }, 'person'],
  ['it had failed, too rarely', { active: false, consecutive_failures: 14 }, 'person'],
  [
    'a success in flight zeroed the counter, and the server says why',
    { active: false, consecutive_failures: 0, disabled_reason: '15 consecutive attempts without a 2xx' },
    'failures',
  ],
  [
    'the server says it was asked to',
    { active: false, consecutive_failures: 3, disabled_reason: 'Paused by request' },
    'person',
  ],
  [
    'a number that only contains the limit',
    { active: false, consecutive_failures: 3, disabled_reason: 'Case 4150' },
    'person',
  ],
  ['no counter is told', { active: false }, 'unknown'],
  ['no counter is told, but the reason', { active: false, disabled_reason: 'After 15 failures' }, 'failures'],
  ['the counter is not a number', { active: false, consecutive_failures: 'many' }, 'unknown'],
  ['it is active', { active: true, consecutive_failures: 15 }, undefined],
  ['the server does not tell', { consecutive_failures: 15 }, undefined],
] as const)('%s', (_, endpoint, by) => {
  expect(disabledBy(readLoosely(webhookEndpoint, { id: 1, ...endpoint })!)).toBe(by);
});
