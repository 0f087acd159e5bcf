import { describe, expect, test } from 'vitest';
import type { JsonObject } from '@/lib/contract/scalars';
import type { KindName } from '@/lib/resources/configuration';
import type { Difference } from '../comparison';
import type { PlannedRecord } from '../plan';
import type { Planned } from './told';
import { warningsOf } from './warnings-of';

const changed = (...path: string[]): Difference => ({
  path,
  change: 'changed',
  source: 'a',
  target: 'b',
  isWritable: true,
});
const removed = (...path: string[]): Difference => ({
  path,
  change: 'removed',
  target: {},
  isWritable: true,
});

function codesOf(name: KindName, action: PlannedRecord['action'], more: Partial<Planned> = {}) {
  const planned = { action, differences: [], activates: false, ...more };
  return warningsOf({ name }, planned).map(({ code }) => code);
}

const live = { status: 'published', activo: true };
const draft = { status: 'draft', activo: false };

describe('a workflow', () => {
  test.each([
    ['published, is published anew', 'update', { state: live }, ['republishes_workflow']],
    ['a draft, stays one', 'update', { state: draft }, []],
    ['a draft, is put in force', 'update', { state: draft, activates: true }, ['activates_workflow']],
    ['new, is a draft', 'create', {}, ['stays_draft']],
    ['new, is put in force', 'create', { activates: true }, ['activates_workflow']],
    ['in force, stops its runs', 'delete', { state: live }, ['stops_runs', 'history_is_lost']],
  ] as const)('%s', (_, action, more, codes) => {
    expect(codesOf('workflows', action, more)).toEqual(codes);
  });
});

describe('a form', () => {
  test.each([
    [
      'published, changes live',
      'update',
      { state: live, differences: [changed('nombre')] },
      ['live_form_changes'],
    ],
    ['goes live', 'update', { state: draft, activates: true }, ['form_goes_live']],
    ['moves', 'update', { state: draft, differences: [changed('slug')] }, ['slug_breaks_links']],
    ['loses a field', 'update', { state: draft, differences: [removed('campos', 'rut')] }, ['removes_items']],
    [
      'has a field of another type',
      'update',
      { differences: [changed('campos', 'rut', 'tipo')] },
      ['changes_answers'],
    ],
    ['is archived', 'delete', { state: draft }, ['archives_instead', 'slug_stays_taken']],
    [
      'is archived while it is live',
      'delete',
      { state: live },
      ['archives_instead', 'slug_stays_taken', 'slug_breaks_links'],
    ],
  ] as const)('%s', (_, action, more, codes) => {
    expect(codesOf('forms', action, more)).toEqual(codes);
  });
});

describe('a calendar', () => {
  test.each([
    ['has other hours', [changed('horario', 'lunes')], ['hours_strand_appointments']],
    ['has other lengths', [changed('duracion_min')], ['hours_strand_appointments']],
    ['has another name', [changed('nombre')], []],
    ['moves', [changed('slug')], ['slug_breaks_links']],
  ] as const)('%s', (_, differences, codes) => {
    expect(codesOf('calendars', 'update', { differences })).toEqual(codes);
  });

  test('that is closed breaks its links', () => {
    const [before, after] = [{ activo: true }, { activo: false }];
    expect(codesOf('calendars', 'update', { before, after, differences: [changed('activo')] })).toEqual([
      'slug_breaks_links',
    ]);
  });
});

test('of a pipeline the stages that go and those whose deals turn are named', () => {
  const differences = [
    removed('stages', 'Propuesta'),
    changed('stages', 'Cierre', 'stage_type'),
    changed('stages', 'Cierre', 'color'),
  ];
  expect(warningsOf({ name: 'pipelines' }, { action: 'update', differences, activates: false })).toEqual([
    { code: 'stage_has_deals', values: { names: 'Propuesta', count: 1 } },
    { code: 'moves_deals', values: { names: 'Cierre', count: 1 } },
  ]);
  expect(codesOf('pipelines', 'delete')).toEqual(['deletes_deals']);
});

test.each([
  ['paused', { active: false }, ['secret_is_new', 'endpoint_paused']],
  ['that receives', { active: true }, ['secret_is_new', 'starts_deliveries']],
] as const)('a new endpoint %s', (_, after: JsonObject, codes) => {
  expect(codesOf('endpoints', 'create', { after })).toEqual(codes);
});

test('a product goes to the trash, and its prices are told of', () => {
  expect(codesOf('products', 'delete')).toEqual(['moves_to_trash']);
  expect(codesOf('products', 'update', { differences: [removed('precios', 'CLP unico')] })).toEqual([
    'removes_items',
  ]);
});

test('what cannot be written is said', () => {
  const shown = [{ ...changed('razones_config', 'perdida'), isWritable: false }];
  const planned = { action: 'update', differences: [], activates: false } as const;
  expect(warningsOf({ name: 'pipelines' }, planned, { differences: shown, unresolved: [] })).toEqual([
    { code: 'not_written', values: { names: 'razones_config / perdida', count: 1 } },
  ]);
});
