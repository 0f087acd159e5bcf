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
export type Learned = { operation?: Operation; body?: string; idempotency?: IdempotencyOutcome };

type Known = Pick<Answered, 'requestId' | 'receivedAt' | 'durationMs' | 'method' | 'path' | 'query'>;

type Keeping = { readonly authenticate: Authenticate; readonly requestLog: Pick<RequestLog, 'add'> };

/** Adds an answered request to the log of whoever's key it came with; without one it belongs to nobody. */
export function keepRequest(
  { authenticate, requestLog }: Keeping,
  headers: IncomingHttpHeaders,
  { operation, body = '', idempotency = 'none' }: Learned,
  reply: JsonReply,
  known: Known,
): void {
  const presented = presentedIn(headers, operation);
  const credential = presentedKey(presented);
  const caller = callerOf(authenticate, presented);
  if (credential === undefined || caller === undefined) return;
  const { subaccountId, name: keyName } = caller;
  requestLog.add({
    ...{ ...known, subaccountId, credential, keyName, operation: operation?.id, idempotency, headers, body },
    ...{ status: reply.status, replyHeaders: { ...contentType, ...reply.headers }, replyBody: reply.body },
  });
}

function callerOf(authenticate: Authenticate, presented: ReturnType<typeof presentedIn>): Caller | undefined {
  try {
    return authenticate(presented);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** What became of the key of a write that was answered. */
export function outcomeOf(answer: KeptAnswer, replayed: boolean): IdempotencyOutcome {
  if (replayed) return 'replayed';
  return 'refusal' in answer && answer.refusal.code === 'idempotency_key_reused' ? 'conflict' : 'stored';
}
