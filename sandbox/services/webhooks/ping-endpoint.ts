import { exampleEvent } from '../../../lib/contract/event-type-details.ts';
import type { pingWebhookEndpoint } from '../../../lib/contract/webhooks.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { appendEvents } from '../../outbox/append.ts';
import { getEndpointOrThrow, isActive } from './endpoint-store.ts';

/** Emits a real `webhook.test` to this endpoint alone, through the same queue, signature and retries. */
export const pingEndpoint: Verb<WriteContext, typeof pingWebhookEndpoint> = async (context, { path }) => {
  const endpoint = await getEndpointOrThrow(context, path.id);
  if (!(await isActive(context, endpoint.id))) throw endpointDisabled();
  const { data } = exampleEvent('webhook.test');
  const [event] = await appendEvents(
    context.db,
    context.subaccountId,
    context.now,
    [{ type: 'webhook.test', data: { ...data, endpoint_id: endpoint.id }, endpointId: endpoint.id }],
    context.requestId,
  );
  context.wakes({ delivers: true });
  return { event_id: `evt_${event!.id}`, delivery_id: event!.deliveries[0]! };
};

/** 409: nothing is sent to an endpoint that is disabled or deleted. */
export function endpointDisabled(): ApiError {
  return new ApiError('endpoint_disabled', 'The webhook endpoint is disabled: reactivate it first');
}
