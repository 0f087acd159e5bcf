import { workflowPath } from '@/components/workflows/paths';
import type { Id } from '@/lib/api/loose';
import { addressOf } from '@/lib/fields/address';
import { choice, text } from '@/lib/fields/codecs';
import { type RunsPeriod, runsPeriods } from './runs-period';

/** What the editor's address says of the runs beside the canvas; it is read when the editor opens. */
export const runsAddress = {
  side: choice(['runs']),
  run_status: text,
  run_period: choice(runsPeriods),
};

/** The editor with the runs of a status and a period beside it. */
export function runsPath(id: Id, status: string, period: RunsPeriod): string {
  const values = { side: 'runs', run_status: status, run_period: period } as const;
  return `${workflowPath(id)}?${addressOf(runsAddress, values)}`;
}
