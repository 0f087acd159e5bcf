import { z } from 'zod';
import { createWebhookEndpoint } from '@/lib/contract/webhooks';

/** The server judges the types of events: its catalogue may be newer than this console's. */
export const endpointRules = {
  ...createWebhookEndpoint.body.shape,
  events: z.array(z.string()).min(1, 'no_event_type'),
};
