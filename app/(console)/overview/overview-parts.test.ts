import { expect, test } from 'vitest';
import { overviewParts } from './overview-parts';

test('what a role works on comes first, and nothing twice', () => {
  expect(overviewParts('owner')).toEqual(overviewParts('admin'));
  expect(overviewParts('integrator')[0]).toBe('broken');
  expect(overviewParts('designer')[0]).toBe('drafts');
  expect(overviewParts('viewer')[0]).toBe('forecast');
  for (const role of ['owner', 'admin', 'integrator', 'designer', 'viewer'] as const) {
    const parts = overviewParts(role);
    expect(new Set(parts).size).toBe(parts.length);
    expect(parts).toEqual(
      expect.arrayContaining(['connection', 'broken', 'forecast', 'appointments', 'drafts']),
    );
  }
});

test('who writes nothing is shown no activity', () => {
  expect(overviewParts('viewer')).not.toContain('activity');
});
