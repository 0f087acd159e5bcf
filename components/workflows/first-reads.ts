import { countWorkflowRuns } from '@/lib/api/contract/workflow-runs';
import { listWorkflows } from '@/lib/api/contract/workflows';
import { type EarlyRead, earlyRead } from '@/lib/api/early-read';
import { countedWorkflows, newestSent, runsSent } from './runs/runs-overview';

/** The newest workflows, and what ran of the first that are published. */
export const runsReads = (now: Date): readonly EarlyRead[] => [
  earlyRead(listWorkflows, newestSent, ({ items }) =>
    countedWorkflows(items).counted.map((workflow) =>
      earlyRead(countWorkflowRuns, runsSent(workflow, now.getTime())),
    ),
  ),
];
