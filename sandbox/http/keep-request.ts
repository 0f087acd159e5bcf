import type { IncomingHttpHeaders } from 'node:http';
import type { Operation } from '../../lib/contract/operation.ts';
import { ApiError } from '../core/errors.ts';
import type { Answered, IdempotencyOutcome } from '../request-log/entry.ts';
import type { RequestLog } from '../request-log/request-log.ts';
import { type Authenticate, type Caller, presentedKey } from './credentials.ts';
import type { KeptAnswer } from './idempotency.ts';
import { contentType, type JsonReply } from './json-reply.ts';
import { presentedIn } from './presented.ts';

/** What is learned of a request while it is answered. */
export type Learned = {
  operation?: Operation;
  /** Whose credential it carries, once that was looked up. */
  caller?: Caller | 'nobody';
  body?: string;
  idempotency?: IdempotencyOutcome;
};

type Known = Pick<Answered, 'requestId' | 'receivedAt' | 'durationMs' | 'method' | 'path' | 'query'>;

type Keeping = { readonly authenticate: Authenticate; readonly requestLog: Pick<RequestLog, 'add'> };

/**
 * Adds an answered request to the log of whoever's key it came with; without one it belongs to nobody, nor where the
 * database does not say whose it is.
 */
export function keepRequest(
  { authenticate, requestLog }: Keeping,
  headers: IncomingHttpHeaders,
  { operation, caller, body = '', idempotency = 'none' }: Learned,
  reply: JsonReply,
  known: Known,
): void {
  const presented = presentedIn(headers, operation);
  const credential = presentedKey(presented);
  if (credential === undefined || caller === 'nobody') return;
  const keepFor = ({ subaccountId, name: keyName }: Caller) =>
    requestLog.add({
      ...{
        ...known,
        subaccountId,
        credential,
        keyName,
        operation: operation?.id,
        idempotency,
        headers,
        body,
      },
      ...{ status: reply.status, replyHeaders: { ...contentType, ...reply.headers }, replyBody: reply.body },
    });
  if (caller !== undefined) {
    keepFor(caller);
    return;
  }
  try {
    const found = authenticate(presented);
    if (found instanceof Promise) found.then(keepFor).catch(() => {});
    else keepFor(found);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/** What became of the key of a write that was answered. */
export function outcomeOf(answer: KeptAnswer, replayed: boolean): IdempotencyOutcome {
  if (replayed) return 'replayed';
  return 'refusal' in answer && answer.refusal.code === 'idempotency_key_reused' ? 'conflict' : 'stored';
}
