// Written by `npm run contract:generate`: docs/adding-an-area.md.
import { ActivitySummary } from '@/components/activity/activity-summary';
import { AppointmentsSummary } from '@/components/calendars/appointments-summary';
import { BrokenSummary } from '@/components/webhooks/health/broken-summary';
import { ConnectionSummary } from '@/components/connection/connection-summary';
import { DraftsSummary } from '@/components/workflows/list/drafts-summary';
import { ForecastSummary } from '@/components/pipelines/forecast/forecast-summary';
import { FormsSummary } from '@/components/forms/submissions/forms-summary';
import { TasksSummary } from '@/components/tasks/tasks-summary';

export const summaries = {
  'activity': ActivitySummary,
  'appointments': AppointmentsSummary,
  'broken': BrokenSummary,
  'connection': ConnectionSummary,
  'drafts': DraftsSummary,
  'forecast': ForecastSummary,
  'forms': FormsSummary,
  'tasks': TasksSummary,
};
