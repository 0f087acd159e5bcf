import { describe, expect, test } from 'vitest';
import type { Id } from '@/lib/api/loose';
import type { JsonObject } from '@/lib/contract/scalars';
import type { KindName } from '@/lib/resources/configuration';
import { changedSince } from './changed-since';
import { identitiesOf } from './identity';
import { kindOf } from './kinds';
import type { PlannedRecord, RecordResult } from './plan';
import type { Side } from './side';
import { sideOf } from './testing/side-of';
import { undoPlan } from './undo-plan';

const calendar = (fields: JsonObject): JsonObject => ({
  nombre: 'Demo',
  slug: 'demo',
  duracion_min: 30,
  activo: true,
  ...fields,
});
const nothing = {
  categories: [],
  products: [],
  pipelines: [],
  calendars: [],
  forms: [],
  workflows: [],
  endpoints: [],
};
const now = (kind: KindName, ...values: JsonObject[]): Side => sideOf({ ...nothing, [kind]: values });
const idIn = (side: Side, kind: KindName) => side.kinds.get(kind)!.records[0]!.id!;

function planned(kind: KindName, more: Partial<PlannedRecord>): PlannedRecord {
  const identities = more.after ? identitiesOf(kindOf(kind), more.after) : [];
  return {
    kind,
    key: 'k',
    title: 'Demo',
    action: 'update',
    differences: [],
    warnings: [],
    blocked: [],
    activates: false,
    identities,
    ...more,
  };
}

function undone(side: Side, record: PlannedRecord, more: Partial<RecordResult> & { targetId?: Id } = {}) {
  const result: RecordResult = { outcome: 'done', at: '2026-11-26T12:00:00Z', ...more };
  return undoPlan([{ position: 0, record, result }], side);
}

describe('what was changed', () => {
  const record = (before: JsonObject, after: JsonObject, targetId: Id) =>
    planned('calendars', { before: calendar(before), after: calendar(after), targetId });

  test('gets back what it held, and keeps what others changed since', () => {
    const side = now('calendars', calendar({ duracion_min: 60, nombre: 'De otra persona' }));
    const [undo] = undone(side, record({}, { duracion_min: 60 }, idIn(side, 'calendars')));
    expect(undo).toMatchObject({
      action: 'update',
      blocked: [],
      after: calendar({ nombre: 'De otra persona' }),
    });
    expect(undo!.warnings.map(({ code }) => code)).toEqual([
      'hours_strand_appointments',
      'keeps_later_changes',
    ]);
  });

  test('by the plan and by others since is a conflict', () => {
    const side = now('calendars', calendar({ duracion_min: 45 }));
    const [undo] = undone(side, record({}, { duracion_min: 60 }, idIn(side, 'calendars')));
    expect(undo!.blocked).toEqual([{ code: 'conflict', path: ['duracion_min'] }]);
  });

  test('and stands as it was before, or was refused, needs no undo', () => {
    const side = now('calendars', calendar({}));
    const one = record({}, { duracion_min: 60 }, idIn(side, 'calendars'));
    expect(undone(side, one)).toEqual([]);
    const changed = now('calendars', calendar({ duracion_min: 60 }));
    expect(undone(changed, { ...one, targetId: idIn(changed, 'calendars') }, { outcome: 'refused' })).toEqual(
      [],
    );
    expect(undone(changed, { ...one, targetId: idIn(changed, 'calendars') })).toHaveLength(1);
  });

  test('and published is taken off again', () => {
    const side = now('forms', { nombre: 'Demo', slug: 'demo', campos: [], ajustes: {} });
    const { records, support } = side.kinds.get('forms')!;
    const published = records.map((one) => ({ ...one, state: { status: 'published' } }));
    const live: Side = { ...side, kinds: new Map([['forms', { support, records: published }]]) };
    const value = records[0]!.value;
    const [undo] = undone(
      live,
      planned('forms', {
        before: value,
        after: value,
        targetId: idIn(side, 'forms'),
        activates: true,
        state: { status: 'draft' },
      }),
    );
    expect(undo).toMatchObject({ action: 'update', deactivates: true, activates: false });
    expect(undo!.warnings.map(({ code }) => code)).toContain('unpublishes');
  });
});

describe('what was created', () => {
  test('is deleted, where the server can and nobody changed it since', () => {
    const side = now('calendars', calendar({}));
    const targetId = idIn(side, 'calendars');
    const record = planned('calendars', { action: 'create', after: calendar({}) });
    expect(undone(side, record, { targetId })).toMatchObject([{ action: 'delete', targetId, blocked: [] }]);
    const touched = planned('calendars', { action: 'create', after: calendar({ duracion_min: 60 }) });
    expect(undone(side, touched, { targetId })).toMatchObject([
      { blocked: [{ code: 'conflict', path: [] }] },
    ]);
  });

  test('stays where it cannot be deleted, which is said', () => {
    const side = now('categories', { nombre: 'Equipos' });
    const record = planned('categories', { action: 'create', after: { nombre: 'Equipos' } });
    expect(undone(side, record, { targetId: idIn(side, 'categories') })).toMatchObject([
      { blocked: [{ code: 'unsupported' }], warnings: [{ code: 'cannot_delete' }] },
    ]);
  });
});

describe('what was deleted', () => {
  test('is created again, by another id', () => {
    const record = planned('calendars', { action: 'delete', before: calendar({}), targetId: 7 });
    const [undo] = undone(sideOf(nothing), record);
    expect(undo).toMatchObject({
      action: 'create',
      after: calendar({}),
      identities: ['slug:demo', 'nombre:Demo'],
    });
    expect(undo!.targetId).toBeUndefined();
    expect(undo!.warnings.map(({ code }) => code)).toEqual(['recreated_with_new_id', 'history_is_lost']);
  });

  test('and only archived gets its fields back', () => {
    const side = now('calendars', calendar({ activo: false }));
    const record = planned('calendars', {
      action: 'delete',
      before: calendar({}),
      targetId: idIn(side, 'calendars'),
    });
    expect(undone(side, record)).toMatchObject([{ action: 'update', after: calendar({}), blocked: [] }]);
  });

  test('and went to the trash is taken out of it', () => {
    const record = planned('products', {
      action: 'delete',
      before: { nombre: 'Plan', sku: 'P' },
      targetId: 7,
    });
    expect(undone(sideOf(nothing), record)).toMatchObject([{ action: 'create', targetId: 7 }]);
  });
});

describe('a plan that is applied later', () => {
  const update = (side: Side) =>
    planned('calendars', {
      before: calendar({}),
      after: calendar({ duracion_min: 60 }),
      targetId: idIn(side, 'calendars'),
    });

  test.each([
    ['as it was', {}, []],
    ['as it is to be', { duracion_min: 60 }, []],
    ['another way', { duracion_min: 45 }, ['k']],
  ])('names what has changed: %s', (_, fields, keys) => {
    const side = now('calendars', calendar(fields));
    expect(changedSince([update(side)], side)).toEqual(keys);
  });

  test('names what came or went meanwhile', () => {
    const side = now('calendars', calendar({}));
    const create = planned('calendars', { action: 'create', after: calendar({}) });
    expect(changedSince([create], side)).toEqual(['k']);
    expect(changedSince([{ ...create, others: [idIn(side, 'calendars')] }], side)).toEqual([]);
    expect(changedSince([update(side)], sideOf(nothing))).toEqual(['k']);
    expect(changedSince([{ ...update(side), action: 'delete' }], sideOf(nothing))).toEqual([]);
  });
});
