import type { getWebhookEndpoint } from '../../../lib/contract/webhooks.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { getEndpointOrThrow, toEndpoint } from './endpoint-store.ts';

export const getEndpoint: Verb<ReadContext, typeof getWebhookEndpoint> = async (context, { path }) =>
  toEndpoint(await getEndpointOrThrow(context, path.id), context.now);
