import { expect, it } from 'vitest';
import type { Area } from '@/lib/resources/area';
import { areas } from '@/lib/resources/areas.generated';
import { findingOfStatus, type ProbedOperation, trusted } from '@/lib/rules/finding';
import { probedOperations } from '../checks/probe-operations';
import { accessTo, closedAreas, isNeeded, needsOf } from './page-access';
import { probeNames } from './probe-names';

it('has a name for every read that is probed, and probes every read that a page or area needs', () => {
  const ids = probedOperations.map(({ id }) => id);
  expect([...probeNames].sort()).toEqual(ids.toSorted());
  const pages = Object.values<Area>(areas).flatMap((area) => [area, ...(area.pages ?? [])]);
  expect(ids).toEqual(expect.arrayContaining(pages.flatMap(({ needs = [] }) => needs)));
});

it.each([
  [200, 'has'],
  [401, 'no_right'],
  [403, 'no_right'],
  [404, 'missing'],
  [405, 'missing'],
  [501, 'missing'],
  [429, 'unknown'],
  [500, 'failing'],
  [503, 'failing'],
  [302, 'failing'],
  [422, 'failing'],
] as const)('takes %i for %s', (status, finding) => expect(findingOfStatus(status)).toBe(finding));

it('opens a page while one of its reads is left, and names the right that would help', () => {
  const closed = (missing: readonly string[], noRight: readonly string[]) => ({ missing, noRight });
  expect(accessTo('webhooks', closed(['listDeliveries', 'listEvents'], []))).toBe('open');
  expect(accessTo('webhooks', closed(needsOf('webhooks'), []))).toBe('missing');
  expect(accessTo('webhooks', closed(['listDeliveries', 'listWebhookEndpoints'], ['listEvents']))).toBe(
    'no_right',
  );
  expect(accessTo('tags', closed(['listTags'], []))).toBe('missing');
  expect(accessTo('settings', closed(needsOf('webhooks'), []))).toBe('open');
  expect(accessTo('constructor', closed([], []))).toBe('open');
  expect([isNeeded('listTags'), isNeeded('getDeal')]).toEqual([true, false]);
});

it('hides nothing of a server on which nothing could be read', () => {
  const probed = (finding: ProbedOperation['finding'], status: number) =>
    ({ operationId: `list${status}`, finding, status }) as const;
  const gone = [probed('missing', 404), probed('no_right', 401)];
  expect(closedAreas(trusted(gone))).toEqual({ missing: [], noRight: [] });
  const refused = [probed('no_right', 403), probed('missing', 404)];
  expect(closedAreas(trusted(refused))).toEqual({ missing: [], noRight: ['list403'] });
  expect(closedAreas(trusted(gone, [probed('has', 200)]))).toEqual({
    missing: ['list404'],
    noRight: ['list401'],
  });
});
