import { setTimeout } from 'node:timers/promises';
import { getWorkflowRun, listWorkflowRuns, type WorkflowRun } from '../../../lib/contract/workflow-runs.ts';
import type { Harness } from '../../testing/harness.ts';

/** The newest run of a workflow, as soon as it is as the caller wants it. The test's own timeout is the limit. */
export async function runWhen(
  sandbox: Pick<Harness, 'call'>,
  workflowId: number,
  isWanted: (run: WorkflowRun) => boolean,
): Promise<WorkflowRun> {
  for (;;) {
    const { data } = await sandbox.call(listWorkflowRuns, {
      path: { wf_id: workflowId },
      query: { limit: 1 },
    });
    if (data[0]) {
      const path = { wf_id: workflowId, run_id: data[0].id };
      const run = await sandbox.call(getWorkflowRun, { path });
      if (isWanted(run)) return run;
    }
    await setTimeout(20);
  }
}

export function endedRun(sandbox: Pick<Harness, 'call'>, workflowId: number): Promise<WorkflowRun> {
  return runWhen(sandbox, workflowId, ({ finished_at }) => finished_at !== null);
}

/** `n0 add_tag done` for each step of the path. */
export function pathOf({ pasos }: Pick<WorkflowRun, 'pasos'>): string[] {
  return pasos.map(({ node_id, subtype, status, salida }) =>
    [node_id, subtype, status, salida].filter((part) => part !== null).join(' '),
  );
}
