'use client';

import { useWebhookMutation } from '@/components/webhooks/use-webhook-mutation';
import { redeliver } from '@/lib/api/contract/webhooks';
import type { DeliveryRow } from '@/lib/api/records';
import type { Spawned } from './spawned-delivery';

/** Delivers again; `spawned` names the clone to follow, or how to find it where the reply does not say. */
export function useRedeliver() {
  const mutation = useWebhookMutation(redeliver);

  async function send(row: DeliveryRow): Promise<Spawned & { readonly reply: object }> {
    const clone = await mutation.mutateAsync({ path: { id: row.id ?? '' } });
    const isNamed = clone.id !== undefined && String(clone.id) !== String(row.id);
    return {
      deliveryId: isNamed ? clone.id : undefined,
      endpointId: row.endpoint_id,
      eventId: row.event_id,
      original: row.id,
      reply: clone,
    };
  }

  return { send, isPending: mutation.isPending, error: mutation.error };
}
