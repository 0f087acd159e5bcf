import type { redeliver as redeliverOperation } from '../../../lib/contract/webhooks.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { toDelivery } from './delivery-record.ts';
import { getDeliveryOrThrow, insertRedelivery } from './delivery-store.ts';
import { isActive } from './endpoint-store.ts';
import { endpointDisabled } from './ping-endpoint.ts';

/** Queues a clone with the same event id, whatever the original's status; the original stays as it is. */
export const redeliver: Verb<WriteContext, typeof redeliverOperation> = async (context, { path }) => {
  const { delivery } = await getDeliveryOrThrow(context, path.id);
  if (!(await isActive(context, delivery.endpointId))) throw endpointDisabled();
  const id = await insertRedelivery(context.db, delivery, context.now);
  context.wakes({ delivers: true });
  return toDelivery(await getDeliveryOrThrow(context, id));
};
