import { hash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { ErrorCode, ErrorDetail } from '../../lib/contract/errors.ts';
import type { Transaction } from '../../lib/database/database.ts';
import { violatedUnique } from '../../lib/database/query-error.ts';
import { sendAhead } from '../../lib/database/transaction.ts';
import { ApiError, invalidField } from '../core/errors.ts';

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
  return hash('sha256', `${method} ${pathAndQuery}\n${body}`, 'base64');
}

/** `isFirst` where it is the first answer again, and not the refusal of a key that another request used. */
type Found = { readonly answer: KeptAnswer; readonly isFirst: boolean };

type KeptRow = {
  readonly key: string;
  readonly fingerprint: string;
  readonly status: number;
  readonly body: string;
  readonly createdAt: string;
};

/**
 * The answers that requests of one subaccount had before, by their keys; 409 is the answer where a key was used for
 * another request. Older ones than 24 hours are forgotten.
 */
export async function findKept(
  tx: Transaction,
  requests: readonly KeyedRequest[],
): Promise<ReadonlyMap<string, Found>> {
  if (requests.length === 0) return new Map();
  const { subaccountId } = requests[0]!;
  const keys = requests.map(({ key }) => key);
  const { rows } = await tx.execute<KeptRow>(sql`
    select key, fingerprint, status, body, created_at as "createdAt" from idempotency
    where subaccount_id = ${subaccountId}::int and key = any(${sql.param(keys)}::text[])`);
  if (rows.length === 0) return new Map();
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const found = requests.flatMap((request): [string, Found][] => {
    const row = byKey.get(request.key);
    if (!row) return [];
    if (new Date(row.createdAt).getTime() >= request.now.getTime() - KEPT_MS) {
      return [[request.key, answerTo(request, row)]];
    }
    sendAhead(
      tx,
      tx.execute(sql`delete from idempotency where subaccount_id = ${subaccountId} and key = ${request.key}`),
    );
    return [];
  });
  return new Map(found);
}

/**
 * Keeps the answers of requests of one subaccount; they commit with the changes. Fails where a twin of one was
 * committed meanwhile (`isTwin`): its answer is the one that counts.
 */
export function keepAnswers(
  tx: Transaction,
  answered: readonly { readonly request: KeyedRequest; readonly answer: KeptAnswer }[],
): void {
  if (answered.length === 0) return;
  const rows = answered.map(({ request, answer }) => ({
    subaccount_id: request.subaccountId,
    key: request.key,
    fingerprint: request.fingerprint,
    created_at: request.now,
    ...('refusal' in answer ? refusalToKeep(answer.refusal) : answer),
  }));
  sendAhead(
    tx,
    tx.execute(sql`
      insert into idempotency (subaccount_id, key, fingerprint, status, body, created_at)
      select subaccount_id, key, fingerprint, status, body, created_at
      from json_to_recordset(${JSON.stringify(rows)}::json) as kept(subaccount_id int, key text, fingerprint text,
        status int, body text, created_at timestamptz)`),
  );
}

/** True where `keepAnswers` found that a twin had been first. */
export const isTwin = (error: unknown): boolean =>
  violatedUnique(error) === 'idempotency_subaccount_id_key_pk';

function answerTo({ fingerprint }: KeyedRequest, kept: KeptRow): Found {
  if (kept.fingerprint === fingerprint) return { answer: answerFrom(kept.status, kept.body), isFirst: true };
  const reused = new ApiError('idempotency_key_reused', 'This Idempotency-Key was used for another request');
  return { answer: { refusal: reused }, isFirst: false };
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
