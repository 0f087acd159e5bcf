import type { deleteWebhookEndpoint } from '../../../lib/contract/webhooks.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { holdDue } from '../../delivery/queue.ts';
import { lockEndpointOrThrow, updateEndpointRow } from './endpoint-store.ts';

/** Deletes an endpoint; its delivery records stay, and what was still due is held. */
export const deleteEndpoint: Verb<WriteContext, typeof deleteWebhookEndpoint> = async (context, { path }) => {
  await lockEndpointOrThrow(context, path.id);
  await updateEndpointRow(context, path.id, { active: false, deletedAt: context.now });
  await holdDue(context.db, context.subaccountId, path.id);
  return { id: path.id, deleted: true };
};
