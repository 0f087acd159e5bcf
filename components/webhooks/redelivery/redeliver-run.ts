import type { QueryClient } from '@tanstack/react-query';
import { refreshWebhooks } from '@/components/webhooks/refresh-webhooks';
import { redeliver } from '@/lib/api/contract/webhooks';
import type { Id } from '@/lib/api/loose';
import type { Target } from '@/lib/api/queries';
import { write } from '@/lib/api/write';
import { BulkRun } from '@/lib/jobs/bulk-run';

/** Delivers these again, by `POST /webhooks/deliveries/{id}/redeliver` alone; what the area shows follows. */
export function redeliverRun(ids: readonly Id[], target: Target, queryClient: QueryClient) {
  return new BulkRun(ids, {
    prepare: (id) => ({ path: { id } }),
    send: async (sent) => {
      const clone = await write(redeliver, sent, target);
      // A server that does not tell the clone answers the original, or nothing.
      return String(clone.id) === String(sent.path.id) ? undefined : clone.id;
    },
    ended: () => refreshWebhooks(queryClient, target),
  });
}
