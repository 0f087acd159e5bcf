import type { Walk } from '@/components/webhooks/deliveries/delivery-walk';
import type { WalkScope } from '@/components/webhooks/deliveries/delivery-walk-query';
import { inOrder } from '@/lib/api/in-order';
import type { DeliveryRow } from '@/lib/api/records';
import type { BrokenWalks } from './judge-broken';

/** Pages read at most: of each state, and of what arrived at each endpoint that has undelivered events. */
export type Depth = { readonly pages: number; readonly arrivedPages: number };

/** Endpoints whose arrivals are read at the same time. */
const AT_ONCE = 2;

/**
 * Reads what is broken with the documented filters alone: what failed or is held, then what may have mended it. A
 * delivery's states are read in the order of its life, one after the other, so that a copy that moves on meanwhile is
 * seen in one of them at least, however slow the server is.
 */
export async function readBroken(
  walk: (scope: WalkScope) => Promise<Walk>,
  { pages, arrivedPages }: Depth,
): Promise<BrokenWalks> {
  const [failed, held] = await Promise.all([
    walk({ status: 'failed', maxPages: pages }),
    walk({ status: 'held', maxPages: pages }),
  ]);
  const pending = await walk({ status: 'pending', maxPages: pages });
  const retrying = await walk({ status: 'retrying', maxPages: pages });
  const byEndpoint = Map.groupBy([...failed.rows, ...held.rows], ({ endpoint_id }) => String(endpoint_id));
  const delivered = await inOrder([...byEndpoint], AT_ONCE, async ([id, rows]) => {
    const [{ endpoint_id } = {}] = rows;
    const scope = endpoint_id === undefined ? {} : { endpoint_id: id };
    const until = toTheHour(oldestOf(rows));
    return [id, await walk({ ...scope, status: 'delivered', maxPages: arrivedPages, until })] as const;
  });
  return { failed, held, pending, retrying, delivered: new Map(delivered) };
}

/** Undefined where one of them does not tell. */
function oldestOf(rows: readonly DeliveryRow[]): string | undefined {
  const moments = rows.map(({ created_at }) => created_at);
  return moments.includes(undefined) ? undefined : moments.toSorted()[0];
}

/** So that the question stays the same while what is broken grows. */
function toTheHour(moment: string | undefined): string | undefined {
  return moment && `${moment.slice(0, 13)}:00:00.000Z`;
}
