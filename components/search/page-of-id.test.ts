import { expect, test } from 'vitest';
import { pageOfId } from './page-of-id';

test.each([
  ['evt_12', '/webhooks/events/evt_12'],
  ['#7', '/webhooks/deliveries/7'],
  ['7', '/webhooks/deliveries/7'],
  ['evt_', undefined],
  ['7 de julio', undefined],
  ['', undefined],
])('%j leads to %j', (typed, href) => {
  expect(pageOfId(typed)?.href).toBe(href);
});
