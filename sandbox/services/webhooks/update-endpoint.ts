import type { Input } from '../../../lib/contract/operation.ts';
import type { updateWebhookEndpoint } from '../../../lib/contract/webhooks.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { holdDue } from '../../delivery/queue.ts';
import {
  type EndpointRow,
  lockEndpointOrThrow,
  type NewEndpoint,
  toEndpoint,
  updateEndpointRow,
} from './endpoint-store.ts';
import { assertEndpointUrl } from './endpoint-url-rule.ts';

type Body = Input<typeof updateWebhookEndpoint>['body'];

/** Changes an endpoint. Reactivating zeroes the failure counter; deliveries that were held stay held. */
export function updateEndpoint(allowInsecure: boolean): Verb<WriteContext, typeof updateWebhookEndpoint> {
  return async (context, { path, body }) => {
    if (body.url !== undefined) assertEndpointUrl(body.url, allowInsecure);
    const before = await lockEndpointOrThrow(context, path.id);
    const row = await updateEndpointRow(context, path.id, changesOf(body, before, context.now));
    if (before.active && !row.active) await holdDue(context.db, context.subaccountId, row.id);
    return toEndpoint(row, context.now);
  };
}

function changesOf(
  { active, url, events, description }: Body,
  before: EndpointRow,
  now: Date,
): Partial<NewEndpoint> {
  return {
    ...(url !== undefined && { url }),
    ...(events && { events }),
    ...(description !== undefined && { description }),
    ...(active === true && { active, consecutiveFailures: 0, disabledAt: null, disabledReason: null }),
    ...(active === false &&
      before.active && { active, disabledAt: now, disabledReason: 'Paused by request' }),
  };
}
