import type { Act } from './act.ts';
import { appointmentActs } from './appointments.ts';
import { bulkActs } from './bulk.ts';
import { catalogActs } from './catalog.ts';
import { contactActs } from './contacts.ts';
import { conversationActs } from './conversations.ts';
import { dealActs } from './deals.ts';
import { formActs } from './forms.ts';
import { pipelineActs } from './pipelines.ts';
import { taskActs } from './tasks.ts';
import { webhookActs } from './webhooks.ts';
import { workflowActs } from './workflows.ts';

/** Every write of every page. A new area joins with an entry for each of its writes. */
export const acts: readonly Act[] = [
  ...dealActs,
  ...pipelineActs,
  ...contactActs,
  ...taskActs,
  ...appointmentActs,
  ...catalogActs,
  ...webhookActs,
  ...workflowActs,
  ...formActs,
  ...conversationActs,
  ...bulkActs,
];
