import { isPublished, type WorkflowRecord } from '@/components/workflows/records';
import type { Loose } from '@/lib/api/loose';
import type { RunCounts } from '@/lib/contract/workflow-runs';
import { type RunsPeriod, startOfPeriod } from './runs-period';

/** Workflows whose runs are counted for the overview: each is a request. */
const MOST = 8;

export const OVERVIEW_PERIOD: RunsPeriod = 'week';

/** What the newest workflows are asked with: one list for all that the overview says of them. */
export const newestSent = { query: { limit: 100 } } as const;

/** What a workflow's runs are asked with; the same within an hour. `now` in milliseconds. */
export function runsSent(workflow: WorkflowRecord, now: number) {
  return { path: { wf_id: workflow.id ?? '' }, query: { desde: startOfPeriod(OVERVIEW_PERIOD, now) } };
}

/** The workflows whose runs are counted, and how many there are in all. */
export function countedWorkflows(workflows: readonly WorkflowRecord[]) {
  const running = workflows.filter(({ id, status }) => id !== undefined && id !== '' && isPublished(status));
  return { counted: running.slice(0, MOST), all: running.length };
}

export type WorkflowRuns = {
  readonly workflow: WorkflowRecord;
  /** By status, those that failed first; none that is nought. */
  readonly counts: readonly (readonly [status: string, count: number])[];
};

/** What ran, the most failures first, then the most runs; without the workflows that did not run. */
export function workflowRuns(
  read: readonly { readonly workflow: WorkflowRecord; readonly counts: Loose<RunCounts> | undefined }[],
): readonly WorkflowRuns[] {
  const all = read.map(({ workflow, counts }) => ({
    workflow,
    counts: Object.entries(counts?.ejecuciones ?? {})
      .map(([status, count]) => [status, Number(count)] as const)
      .filter(([, count]) => count > 0)
      .toSorted(([one], [other]) => placeOf(one) - placeOf(other)),
  }));
  return all
    .filter(({ counts }) => counts.length > 0)
    .toSorted((one, other) => failedIn(other) - failedIn(one) || sumOf(other) - sumOf(one));
}

const order = ['failed', 'completed', 'running', 'waiting', 'stopped'];
const placeOf = (status: string) => (order.includes(status) ? order.indexOf(status) : order.length);
const failedIn = ({ counts }: WorkflowRuns) => counts.find(([status]) => status === 'failed')?.[1] ?? 0;
const sumOf = ({ counts }: WorkflowRuns) => counts.reduce((sum, [, count]) => sum + count, 0);
