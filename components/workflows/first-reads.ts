import { countWorkflowRuns } from '@/lib/api/contract/workflow-runs';
import { listWorkflows } from '@/lib/api/contract/workflows';
import { type EarlyRead, earlyRead } from '@/lib/api/early-read';
import { countedWorkflows, publishedSent, runsSent } from './runs/runs-overview';

/** The published workflows, and what ran of the first of them. */
export const runsReads = (now: Date): readonly EarlyRead[] => [
  earlyRead(listWorkflows, publishedSent, ({ items }) =>
    countedWorkflows(items).counted.map((workflow) =>
      earlyRead(countWorkflowRuns, runsSent(workflow, now.getTime())),
    ),
  ),
];
