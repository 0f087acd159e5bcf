import { ApiError } from '@/lib/api/api-error';
import { NOT_SENT } from '@/lib/api/offline-writes';
import { outcomeOf } from '@/lib/api/outcome';
import type { Standstill } from './job';

/**
 * What a failure means for the rest: `again` after a while (busy, or no answer, which the idempotency key makes
 * safe), `stop` until somebody has seen to it (signed out, role taken away), a `refusal` of this one item, or that
 * nobody knows of this one item (`unknown`), which its key makes safe to try again later.
 */
export type Verdict =
  | { readonly kind: 'again'; readonly why: Standstill; readonly seconds: number }
  | { readonly kind: 'stop'; readonly why: Standstill }
  | { readonly kind: 'refusal' }
  | { readonly kind: 'unknown' };

const MOST_TRIES = 5;
/** An hour at most, whatever the server asks: longer than that a person should decide. */
const LONGEST_WAIT = 3_600;
const passing = [0, 429, 502, 503, 504];
/** The console's own words for what is wrong with the whole and not with one item. */
const notNow = ['wrong_state', 'other_plan_applying'];
/** Another tab or person is writing the same item at this moment. */
const UNDER_WAY = 'record_under_way';
/** Tries of an item whose outcome is not known while the server answers others: it fails at this one. */
const MOST_UNKNOWN = 2;

/** @param tries how often the item was sent, this time included */
export function verdictOf(error: unknown, tries: number): Verdict {
  if (!(error instanceof ApiError)) return { kind: 'refusal' };
  if (error.status === 401) return { kind: 'stop', why: 'signed_out' };
  if (error.code === NOT_SENT && error.isConsole) return { kind: 'stop', why: 'given_up' };
  if (error.code === 'forbidden_role') return { kind: 'stop', why: 'not_allowed' };
  if (error.isConsole && notNow.includes(error.code)) return { kind: 'stop', why: 'wrong_state' };
  const why = reasonOf(error);
  if (!passing.includes(error.status) && why !== 'under_way') {
    if (outcomeOf(error) === 'refused') return { kind: 'refusal' };
    return tries < MOST_UNKNOWN ? { kind: 'again', why, seconds: 2 } : { kind: 'unknown' };
  }
  const seconds = error.retryAfter ?? 2 ** tries;
  return tries >= MOST_TRIES || seconds > LONGEST_WAIT
    ? { kind: 'stop', why }
    : { kind: 'again', why, seconds };
}

function reasonOf({ status, retryAfter, isConsole, code }: ApiError): Standstill {
  if (isConsole && code === UNDER_WAY) return 'under_way';
  if (status === 429 || (status === 503 && retryAfter !== undefined)) return 'limited';
  if (status === 0) return 'no_reply';
  return passing.includes(status) ? 'away' : 'server_error';
}
