import type { Loose } from '@/lib/api/loose';
import type { Delivery } from '@/lib/contract/webhooks';

/** What became of a delivery: the receiver took it, refused it (also where the server will try again), or nobody can tell yet. */
export type Fate =
  | { readonly is: 'arrived' }
  | { readonly is: 'refused'; readonly status?: number | undefined; readonly error?: string | undefined }
  | { readonly is: 'open' }
  /** The record has no state to go by. */
  | { readonly is: 'untold' };

type Told = Pick<Loose<Delivery>, 'status' | 'attempts' | 'response_status' | 'error'>;

/** Refusals in a row at one endpoint after which work on many deliveries stops and asks. */
export const STOPS_AFTER = 3;

/**
 * Milliseconds before each look, 15 seconds in all: an attempt takes 10 at most ("Timeout per delivery"), and may have to
 * wait for its turn.
 */
const LOOKS_MS = [150, 250, 400, 700, 1_000, 1_500, 2_000, 2_500, 3_000, 3_500];

/** A delivery that is held or waits for its next attempt has been refused: what comes of it later is not waited for. */
export function fateOf({ status, attempts = 0, response_status, error }: Told): Fate {
  if (status === undefined) return { is: 'untold' };
  if (status === 'delivered') return { is: 'arrived' };
  const hasFailed = attempts > 0 && (error !== undefined || (response_status ?? 0) >= 300);
  const isRefused = status === 'failed' || status === 'held' || status === 'retrying' || hasFailed;
  return isRefused ? { is: 'refused', status: response_status, error } : { is: 'open' };
}

/** Looks at a delivery until its first attempt has ended. Throws what `read` throws. */
export async function followFate(
  read: () => Promise<Told>,
  looks: readonly number[] = LOOKS_MS,
): Promise<Fate> {
  for (const wait of looks) {
    await new Promise((done) => setTimeout(done, wait));
    const fate = fateOf(await read());
    if (fate.is !== 'open') return fate;
  }
  return { is: 'open' };
}
