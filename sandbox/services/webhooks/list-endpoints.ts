import type { listWebhookEndpoints } from '../../../lib/contract/webhooks.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { selectEndpoints, toEndpoint } from './endpoint-store.ts';

export const listEndpoints: Verb<ReadContext, typeof listWebhookEndpoints> = async (context) => {
  const rows = await selectEndpoints(context);
  return { data: rows.map((row) => toEndpoint(row, context.now)), next_cursor: null };
};
