import { ApiError } from '@/lib/api/api-error';
import { type CallOptions, call, type Sending } from '@/lib/api/client';
import { upsertCompany } from '@/lib/api/contract/companies';
import { addContactTags, upsertContact } from '@/lib/api/contract/contacts';
import { upsertDeal } from '@/lib/api/contract/deals';
import type { Id } from '@/lib/api/loose';
import { describeError } from '@/lib/format/describe-error';
import type { ImportKind } from './import-fields';
import type { Refusals, RowResult } from './import-job';
import { keyAfter, rowKey } from './import-keys';
import type { PreparedRow } from './import-validate';

const upserts = { contacts: upsertContact, companies: upsertCompany, deals: upsertDeal } as const;

/**
 * Sends a row as an upsert with its key, then its tags. `refusals` are those of earlier tries.
 * @throws ApiError where the row was not accepted
 */
export async function sendRow(
  kind: ImportKind,
  prepared: PreparedRow,
  fileDigest: string,
  refusals: Refusals,
  options: CallOptions,
): Promise<RowResult> {
  const { row, body, tags, key } = prepared;
  const upsert = upserts[kind] as typeof upsertContact;
  const reply = await decidedNow(key, refusals.upsert, (idempotencyKey) =>
    call(upsert, { body } as Sending<typeof upsert>, { ...options, idempotencyKey }),
  );
  const id: Id | null = reply.id ?? null;
  const done: RowResult = { row, kind: reply.created === true ? 'created' : 'updated', id };
  if (tags.length === 0 || kind !== 'contacts') return done;
  if (id === null) return { row, kind: 'untagged', id, reason: 'no_id_in_reply', requestId: null, refusals };
  const sent = { path: { cid: id }, body: { tag_names: tags } };
  try {
    await decidedNow(rowKey(fileDigest, row, sent, 'tags'), refusals.tags, (idempotencyKey) =>
      call(addContactTags, sent, { ...options, idempotencyKey }),
    );
    return done;
  } catch (error) {
    // Busy or out of reach: the row is tried again whole, and its upsert is answered from the key.
    if (error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500))
      throw error;
    return { row, kind: 'untagged', id, ...reasonOf(error), refusals: countRefusal(refusals, 'tags', error) };
  }
}

/** Kept refusals of one row that are passed over: each is a whole import of the file that was refused it. */
const MOST_PASSED = 20;

/**
 * Sends by the key for the try after so many refusals. A refusal that the server had kept, from an earlier import of
 * the file or another browser's, decides nothing now: its cause may be mended, so the next key is tried.
 */
async function decidedNow<Reply>(
  key: string,
  refusals: number,
  send: (idempotencyKey: string) => Promise<Reply>,
): Promise<Reply> {
  for (let known = refusals; ; known++) {
    try {
      return await send(keyAfter(key, known));
    } catch (error) {
      const isKept = error instanceof ApiError && error.isReplay && isRefusal(error);
      if (!isKept || known - refusals >= MOST_PASSED) throw error;
    }
  }
}

/** Too early, too much at once or too slow: not looked at, so nothing was decided. */
const undecided = [408, 425, 429];

/** Counts the error where the server decided against the step; after a lost answer it may have taken effect. */
export function countRefusal(refusals: Refusals, step: keyof Refusals, error: unknown): Refusals {
  return isRefusal(error) ? { ...refusals, [step]: refusals[step] + 1 } : refusals;
}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status >= 400 &&
    error.status < 500 &&
    !undecided.includes(error.status)
  );
}

/** The server's own words about a row that it refused. */
export function reasonOf(error: unknown): { readonly reason: string; readonly requestId: string | null } {
  const { message, details, requestId } = describeError(error);
  const named = details.map(({ field, issue }) => `${field}: ${issue}`).join('; ');
  return { reason: [message, named].filter(Boolean).join(' · '), requestId: requestId ?? null };
}
