import { expect, test } from 'vitest';
import { planStates } from '@/lib/configuration/plan';
import { roles } from '@/lib/rules/roles';
import { actsOf, blockedIn, countsOf, partsOf, progressOf } from './plan-rules';
import { plan, plannedRecord } from './testing';

const block = { code: 'unsupported' } as const;
const records = [
  plannedRecord(0, 'categories', { result: {} }),
  plannedRecord(1, 'products', { action: 'update', result: { outcome: 'refused' } }),
  plannedRecord(2, 'products', { blocked: [block] }),
  plannedRecord(3, 'forms', { action: 'delete' }),
  plannedRecord(4, 'products', { action: 'delete' }),
];

test('records stand in their order by kind, and what is deleted apart from them', () => {
  const shape = (groups: ReturnType<typeof partsOf>['written']) =>
    groups.map((group) => [group.kind, group.records.map(({ position }) => position)]);
  const { written, deleted } = partsOf(records);
  expect(shape(written)).toEqual([
    ['categories', [0]],
    ['products', [1, 2]],
  ]);
  expect(shape(deleted)).toEqual([
    ['forms', [3]],
    ['products', [4]],
  ]);
});

test('records are counted by what is done to them and by what came of it', () => {
  expect(countsOf(records)).toEqual({ create: 2, update: 1, delete: 2 });
  expect(progressOf(records)).toEqual({ done: 1, total: 5, others: { refused: 1 } });
  expect(blockedIn(records).map(({ position }) => position)).toEqual([2]);
});

test('only an owner or admin approves, applies, discards and undoes', () => {
  for (const state of planStates) {
    for (const role of roles) {
      const acts = Object.values(actsOf(plan({ state, records }), role));
      if (!['owner', 'admin'].includes(role)) expect(acts, `${state} ${role}`).not.toContain(true);
    }
  }
});

test('who made a plan may discard it, unless they may make none by now', () => {
  const own = plan({ isOwn: true, records });
  expect(actsOf(own, 'integrator')).toMatchObject({ withdraw: true, approve: false, apply: false });
  expect(actsOf(own, 'viewer').withdraw).toBe(false);
  expect(actsOf({ ...own, state: 'applying' }, 'integrator').withdraw).toBe(false);
});

test.each([
  ['proposed', ['approve', 'withdraw', 'apply']],
  ['approved', ['withdraw', 'apply']],
  ['applying', ['goOn', 'stop']],
  ['partly', ['goOn', 'undo']],
  ['applied', ['undo']],
  ['withdrawn', []],
] as const)('a plan that is %s can be: %j', (state, expected) => {
  const acts = actsOf(plan({ state, records }), 'owner');
  expect(Object.entries(acts).flatMap(([act, may]) => (may ? act : []))).toEqual(expected);
});

test.each([
  ['a part', { result: { outcome: 'partial' } }, true],
  ['what nobody has heard of', { result: { outcome: 'unknown' } }, true],
  ['nothing', { result: { outcome: 'refused' } }, false],
] as const)('a plan of which the target has %s can be undone accordingly', (_, made, may) => {
  const view = plannedRecord(0, 'forms', made);
  expect(actsOf(plan({ state: 'partly', records: [view] }), 'owner').undo).toBe(may);
  const begun = { ...plannedRecord(0, 'forms'), hasBegun: true };
  expect(actsOf(plan({ state: 'partly', records: [begun] }), 'owner').undo).toBe(true);
});

test('a plan of blocked records alone cannot be applied, and one that was undone is not undone again', () => {
  const blocked = [plannedRecord(0, 'forms', { blocked: [block] })];
  expect(actsOf(plan({ records: blocked }), 'owner')).toMatchObject({ approve: true, apply: false });
  expect(actsOf(plan({ state: 'partly', records: blocked }), 'owner')).toMatchObject({ goOn: false });
  const ended = [plannedRecord(0, 'forms', { result: {} })];
  expect(actsOf(plan({ state: 'applying', records: ended }), 'owner').goOn).toBe(true);
  expect(actsOf(plan({ state: 'partly', records: ended }), 'owner').goOn).toBe(true);
  expect(actsOf(plan({ state: 'partly', records, undoneBy: 'p2' }), 'owner').goOn).toBe(false);
  expect(actsOf(plan({ state: 'applied', records, undoneBy: 'p2' }), 'owner').undo).toBe(false);
});
