import { expect, test } from 'vitest';
import { planJob } from './plan-job';
import { plan, plannedRecord } from './testing';

const words = {
  title: 'Apply',
  fileName: 'plan',
  headers: ['Type', 'Record'],
  kindOf: ({ record }: { record: { kind: string } }) => record.kind,
  end: 'Finish',
};

test('a plan is applied record by record in its order, without what is blocked, and then ended', () => {
  const records = [
    plannedRecord(0, 'categories'),
    plannedRecord(1, 'products', { blocked: [{ code: 'unsupported' }] }),
    plannedRecord(2, 'products', { action: 'update' }),
    plannedRecord(3, 'forms', { action: 'delete' }),
  ];
  const job = planJob(plan({ records }), words);
  expect(job.items).toEqual([
    { id: 0, position: 0, note: 'created', label: 'categories 0', cells: ['categories', 'categories 0'] },
    { id: 2, position: 2, note: 'updated', label: 'products 2', cells: ['products', 'products 2'] },
    { id: 3, position: 3, note: 'removed', label: 'forms 3', cells: ['forms', 'forms 3'] },
    { id: 'end', isEnd: true, label: 'Finish', cells: ['', 'Finish'] },
  ]);
  expect(job.settings).toEqual({ planId: 'p1' });
});

test('records that are done are not sent again, those that failed are', () => {
  const records = [
    plannedRecord(0, 'categories', { result: { targetId: 41 } }),
    plannedRecord(1, 'products', { result: { outcome: 'refused' } }),
  ];
  const { states } = planJob(plan({ state: 'partly', records }), words);
  expect([...states!]).toEqual([[0, { outcome: 'done', made: 41, note: 'created' }]]);
});

test('plans for one target exclude each other', () => {
  const [one, other] = [plan({ id: 'p1' }), plan({ id: 'p2' })].map((each) => planJob(each, words));
  expect(one!.exclusiveGroup).toBe(other!.exclusiveGroup);
  const { target } = plan();
  const elsewhere = planJob(plan({ target: { ...target, connectionId: 'c3' } }), words);
  expect(elsewhere.exclusiveGroup).not.toBe(one!.exclusiveGroup);
});
