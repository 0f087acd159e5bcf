import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { ErrorCode, ErrorDetail } from '../../lib/contract/errors.ts';
import type { Transaction } from '../../lib/database/database.ts';
import { ApiError, invalidField } from '../core/errors.ts';
import { idempotency } from '../db/tables/idempotency.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;

/** A write that carries an `Idempotency-Key`. */
export interface KeyedRequest {
  readonly subaccountId: number;
  readonly key: string;
  readonly fingerprint: string;
  readonly now: Date;
}

/** The first answer to a key: a reply's text, or the refusal. */
export type KeptAnswer = { readonly status: number; readonly body: string } | { readonly refusal: ApiError };

/** The header's value, or undefined where there is none. Throws 422 for one that cannot be kept. */
export function idempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (header.length === 0) throw invalidField('Idempotency-Key', 'required');
  if (header.length > 255) throw invalidField('Idempotency-Key', 'too_long');
  return header;
}

/** Tells two requests apart. */
export function fingerprintOf(method: string, pathAndQuery: string, body: string): string {
  return createHash('sha256').update(`${method} ${pathAndQuery}\n${body}`).digest('base64');
}

/**
 * Takes the key for this transaction, or gives the answer it had. A twin that is still running holds the key's row,
 * so this waits until its transaction ends. Throws 409 where the key was used for another request.
 */
export async function claimKey(tx: Transaction, request: KeyedRequest): Promise<KeptAnswer | undefined> {
  const { subaccountId, key, fingerprint, now } = request;
  const claimed = await tx
    .insert(idempotency)
    .values({ subaccountId, key, fingerprint, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotency.subaccountId, idempotency.key],
      set: { fingerprint, createdAt: now, status: null, body: null },
      setWhere: lt(idempotency.createdAt, new Date(now.getTime() - KEPT_MS)),
    })
    .returning({ key: idempotency.key });
  if (claimed.length > 0) return undefined;
  const [kept] = await tx
    .select()
    .from(idempotency)
    .where(and(eq(idempotency.subaccountId, subaccountId), eq(idempotency.key, key)));
  if (kept?.fingerprint !== fingerprint) {
    throw new ApiError('idempotency_key_reused', 'This Idempotency-Key was used for another request');
  }
  return answerFrom(kept.status!, kept.body!);
}

/** Keeps the answer of the claimed key; commits with the change. */
export async function keepAnswer(tx: Transaction, request: KeyedRequest, answer: KeptAnswer): Promise<void> {
  const kept = 'refusal' in answer ? refusalToKeep(answer.refusal) : answer;
  await tx
    .update(idempotency)
    .set(kept)
    .where(and(eq(idempotency.subaccountId, request.subaccountId), eq(idempotency.key, request.key)));
}

type Refusal = {
  code: ErrorCode;
  message: string;
  details: ErrorDetail[];
  beside: Record<string, unknown>;
};

/** Without the request's id: a replayed refusal carries its own. */
function refusalToKeep({ status, code, message, details, beside }: ApiError) {
  return { status, body: JSON.stringify({ code, message, details, beside }) };
}

function answerFrom(status: number, body: string): KeptAnswer {
  if (status < 400) return { status, body };
  const { code, message, details, beside } = JSON.parse(body) as Refusal;
  return { refusal: new ApiError(code, message, details, {}, beside) };
}
