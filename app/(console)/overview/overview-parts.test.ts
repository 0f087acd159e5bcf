import { expect, test } from 'vitest';
import type { Role } from '@/lib/rules/roles';
import { overviewParts } from './overview-parts';

const namesFor = (role: Role) => overviewParts(role).map(({ part }) => part);

test('what a role works on comes first, and nothing twice', () => {
  expect(namesFor('owner')).toEqual(namesFor('admin'));
  expect(namesFor('integrator')[0]).toBe('broken');
  expect(namesFor('designer')[0]).toBe('drafts');
  expect(namesFor('viewer')[0]).toBe('forecast');
  for (const role of ['owner', 'admin', 'integrator', 'designer', 'viewer'] as const) {
    const parts = namesFor(role);
    expect(new Set(parts).size).toBe(parts.length);
    expect(parts).toEqual(
      expect.arrayContaining(['connection', 'broken', 'forecast', 'appointments', 'drafts']),
    );
  }
});

test('who writes nothing is shown no activity', () => {
  expect(namesFor('viewer')).not.toContain('activity');
});
