import { ApiError } from '@/lib/api/api-error';

/**
 * What a failure means for the rest: `again` after a while (busy, or no answer, which the idempotency key makes
 * safe), `stop` until somebody has seen to it (signed out, role taken away), or a `refusal` of this one item.
 */
export type Verdict =
  | { readonly kind: 'again'; readonly seconds: number }
  | { readonly kind: 'stop' }
  | { readonly kind: 'refusal' };

const MOST_TRIES = 5;
/** An hour at most, whatever the server asks: longer than that a person should decide. */
const LONGEST_WAIT = 3_600;
const passing = [0, 429, 502, 503, 504];

/** @param tries how often the item was sent, this time included */
export function verdictOf(error: unknown, tries: number): Verdict {
  if (!(error instanceof ApiError)) return { kind: 'refusal' };
  if (error.status === 401 || error.code === 'forbidden_role') return { kind: 'stop' };
  if (!passing.includes(error.status)) return { kind: 'refusal' };
  const seconds = error.retryAfter ?? 2 ** tries;
  return tries >= MOST_TRIES || seconds > LONGEST_WAIT ? { kind: 'stop' } : { kind: 'again', seconds };
}
