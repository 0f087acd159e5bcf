import { type SQL, sql } from 'drizzle-orm';
import type { RunCounts, StepCount } from '../../lib/contract/workflow-runs.ts';
import type { ReadContext } from '../core/context.ts';
import type { Period } from './run-store.ts';

type StatusRow = { readonly status: string; readonly runs: number; readonly next: string | Date | null };
type StepRow = {
  readonly node_id: string;
  readonly salida: string | null;
  readonly status: string;
  readonly times: number;
};

const COUNTED = ['done', 'simulated', 'skipped'];

/** What the runs of a period did, in two statements whatever their number. */
export async function selectRunCounts(
  { db, subaccountId }: ReadContext,
  workflowId: number,
  period: Period,
): Promise<RunCounts> {
  const runs = sql`workflow_runs.workflow_id = ${workflowId}::int and workflow_runs.subaccount_id = ${subaccountId}::int
    ${began(period)}`;
  const byStatus = await db.execute<StatusRow>(sql`
    select status, count(*)::int as runs, min(due_at) filter (where status = 'waiting') as next
    from workflow_runs where ${runs} group by status`);
  // The step at which a run was stopped is skipped, and left by no way.
  const byStep = await db.execute<StepRow>(sql`
    select node_id, salida, status, count(*)::int as times from (
      select steps.node_id, steps.salida, case
        when steps.status = 'skipped' and workflow_runs.status = 'stopped' and steps.position = (
          select max(position) from workflow_run_steps where run_id = workflow_runs.id)
        then 'stopped' else steps.status end as status
      from workflow_run_steps steps join workflow_runs on workflow_runs.id = steps.run_id
      where ${runs}) of_runs
    group by node_id, salida, status order by node_id`);
  const next = byStatus.rows.flatMap(({ next }) => (next === null ? [] : [new Date(next).getTime()]));
  return {
    ejecuciones: Object.fromEntries(byStatus.rows.map(({ status, runs }) => [status, runs])),
    proxima: next.length > 0 ? new Date(Math.min(...next)).toISOString() : null,
    pasos: countsOf(byStep.rows),
  };
}

function began({ desde, hasta }: Period): SQL {
  const after = desde === undefined ? sql`` : sql`and workflow_runs.started_at >= ${desde}::timestamptz`;
  const before = hasta === undefined ? sql`` : sql`and workflow_runs.started_at < ${hasta}::timestamptz`;
  return sql`${after} ${before}`;
}

/** One entry a step; what left by no handle of a name is counted under ''. */
export function countsOf(rows: readonly StepRow[]): StepCount[] {
  return [...Map.groupBy(rows, ({ node_id }) => node_id)].map(([node_id, of]) => {
    const times = (is: (row: StepRow) => boolean) => of.filter(is).reduce((sum, row) => sum + row.times, 0);
    const left = of.filter(({ status }) => COUNTED.includes(status));
    const handles = [...new Set(left.map(({ salida }) => salida ?? ''))];
    return {
      node_id,
      entraron: times(() => true),
      fallaron: times(({ status }) => status === 'failed'),
      esperan: times(({ status }) => status === 'waiting'),
      salidas: Object.fromEntries(
        handles.map((handle) => [
          handle,
          times(({ salida, status }) => (salida ?? '') === handle && COUNTED.includes(status)),
        ]),
      ),
    };
  });
}
