import { redeliver } from '@/lib/api/contract/webhooks';
import { keyOfArea } from '@/lib/api/queries';
import { write } from '@/lib/api/write';
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
  // Lists by cursor look at their first page anyway; all of their pages would be read again and the rows would move.
  refresh: (client, target) =>
    client.invalidateQueries({
      queryKey: keyOfArea('webhooks', target),
      predicate: ({ queryKey }) => queryKey.at(-1) !== 'pages',
    }),
};
