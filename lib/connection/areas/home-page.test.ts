import { expect, test } from 'vitest';
import { homeOf } from './home-page';
import { needsOf } from './page-access';

const everything = { missing: [], noRight: [] };
const without = (...pages: string[]) => ({ missing: pages.flatMap(needsOf), noRight: [] });

test('each role begins where its work is', () => {
  expect(homeOf('integrator', everything)).toBe('/webhooks');
  expect(homeOf('designer', everything)).toBe('/workflows');
  for (const role of ['owner', 'admin', 'viewer'] as const) expect(homeOf(role, everything)).toBeUndefined();
});

test('on a server without it they begin with the board, and without that with the overview', () => {
  expect(homeOf('integrator', without('webhooks'))).toBeUndefined();
  expect(homeOf('designer', without('workflows', 'pipelines'))).toBe('/overview');
  expect(homeOf('owner', without('pipelines'))).toBe('/overview');
});
