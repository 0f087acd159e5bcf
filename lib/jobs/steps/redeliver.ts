import { redeliver } from '@/lib/api/contract/webhooks';
import { write } from '@/lib/api/write';
import { refreshWebhooks } from '@/lib/deliveries/refresh-webhooks';
import type { JobItem } from '../job';
import type { JobKind } from '../job-kind';

/** Delivers deliveries again, by `POST /webhooks/deliveries/{id}/redeliver` alone. */
export const redeliverAll: JobKind<JobItem, null> = {
  async send({ id }, attempt, { target }) {
    const made = await attempt.step(
      'redeliver',
      async (by) => (await write(redeliver, { path: { id } }, target, by)).id,
    );
    // A server that does not tell the clone answers the original, or nothing.
    if (made !== undefined && String(made) !== String(id)) attempt.made = { made, note: 'queued' };
  },
  refresh: refreshWebhooks,
};
