import type { getDelivery as getDeliveryOperation } from '../../../lib/contract/webhooks.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { toDelivery } from './delivery-record.ts';
import { getDeliveryOrThrow } from './delivery-store.ts';

export const getDelivery: Verb<ReadContext, typeof getDeliveryOperation> = async (context, { path }) =>
  toDelivery(await getDeliveryOrThrow(context, path.id));
