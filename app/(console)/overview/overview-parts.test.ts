import { expect, test } from 'vitest';
import { roles } from '@/lib/rules/roles';
import { overviewParts } from './overview-parts';

type Role = Parameters<typeof overviewParts>[0];
const namesFor = (role: Role) => overviewParts(role).map(({ part }) => part);

test('sales come first for those who sell, deliveries for integrators, forms and workflows for designers', () => {
  expect(namesFor('owner')).toEqual(namesFor('admin'));
  for (const role of ['owner', 'viewer'] as const) {
    expect(namesFor(role).slice(0, 2)).toEqual(['forecast', 'waiting']);
  }
  expect(namesFor('integrator').slice(0, 2)).toEqual(['deliveries', 'broken']);
  expect(namesFor('designer').slice(0, 3)).toEqual(['forms', 'runs', 'drafts']);
});

test('every role is shown everything that it reads, nothing twice', () => {
  for (const role of roles) {
    const parts = namesFor(role);
    expect(new Set(parts).size).toBe(parts.length);
    expect(parts).toEqual(
      expect.arrayContaining([
        ...['forecast', 'waiting', 'deliveries', 'broken', 'appointments'],
        ...['forms', 'runs', 'drafts', 'connection'],
      ]),
    );
  }
});

test('who writes nothing is shown no activity', () => {
  expect(namesFor('viewer')).not.toContain('activity');
});
