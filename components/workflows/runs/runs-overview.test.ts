import { expect, test } from 'vitest';
import type { WorkflowRecord } from '@/components/workflows/records';
import { countedWorkflows, runsSent, workflowRuns } from './runs-overview';

const workflow = (id: number | undefined, rest: object = {}) =>
  ({ id, status: 'published', ...rest }) as WorkflowRecord;
const read = (id: number, ejecuciones: object | undefined) => ({
  workflow: workflow(id),
  counts: ejecuciones === undefined ? undefined : ({ ejecuciones } as never),
});

test('what failed comes first, then what ran most; what did not run is left out', () => {
  const shown = workflowRuns([
    read(1, { completed: 5 }),
    read(2, { completed: 90, waiting: 2 }),
    read(3, { completed: 1, failed: 1 }),
    read(4, { completed: 0 }),
    read(5, undefined),
  ]);
  expect(shown.map((each) => each.workflow.id)).toEqual([3, 2, 1]);
  expect(shown[0]!.counts).toEqual([
    ['failed', 1],
    ['completed', 1],
  ]);
});

test('published workflows alone are counted, in whichever word, and no more than a few', () => {
  const drafts = [workflow(90, { status: 'draft' }), workflow(undefined)];
  expect(countedWorkflows([...drafts, workflow(1, { status: 'activo' })])).toMatchObject({ all: 1 });
  const many = Array.from({ length: 12 }, (_, index) => workflow(index + 1));
  const { counted, all } = countedWorkflows(many);
  expect([counted.length, all]).toEqual([8, 12]);
});

test('within an hour the same is asked', () => {
  const at = Date.parse('2026-11-25T20:10:00Z');
  expect(runsSent(workflow(1), at)).toEqual(runsSent(workflow(1), at + 45 * 60_000));
});
