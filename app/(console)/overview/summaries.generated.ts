// Written by `npm run contract:generate`: docs/adding-an-area.md.
import { ActivitySummary } from '@/components/activity/activity-summary';
import { AppointmentsSummary } from '@/components/calendars/appointments-summary';
import { BrokenSummary } from '@/components/webhooks/health/broken-summary';
import { ConnectionSummary } from '@/components/connection/connection-summary';
import { DeliveriesSummary } from '@/components/webhooks/health/deliveries-summary';
import { DraftsSummary } from '@/components/workflows/list/drafts-summary';
import { DriftSummary } from '@/components/configuration/drift-summary';
import { ForecastSummary } from '@/components/pipelines/forecast/forecast-summary';
import { FormsSummary } from '@/components/forms/submissions/forms-summary';
import { RunsSummary } from '@/components/workflows/runs/runs-summary';
import { TasksSummary } from '@/components/tasks/tasks-summary';
import { WaitingSummary } from '@/components/pipelines/waiting/waiting-summary';

export const summaries = {
  'activity': ActivitySummary,
  'appointments': AppointmentsSummary,
  'broken': BrokenSummary,
  'connection': ConnectionSummary,
  'deliveries': DeliveriesSummary,
  'drafts': DraftsSummary,
  'drift': DriftSummary,
  'forecast': ForecastSummary,
  'forms': FormsSummary,
  'runs': RunsSummary,
  'tasks': TasksSummary,
  'waiting': WaitingSummary,
};
