import type { QueryClient } from '@tanstack/react-query';
import { ApiError, isNetworkFailure } from './api-error.ts';
import { call, type Sending } from './client.ts';
import type { ClientOperation } from './client-operation.ts';
import { forgetKey, idempotencyKeyOf } from './idempotency.ts';
import { isInDoubt, NOT_APPLIED } from './in-doubt.ts';
import { isDecided, outcomeOf, Unsettled } from './outcome.ts';
import type { Target } from './queries.ts';
import type { Read } from './reply.ts';
import type { Parts } from './request.ts';

/** How often a page's write is sent again by itself where no answer arrives. */
export const REPEATS = 2;

export type WriteOptions = {
  /** Of the page, where it has one: what it had read before, and what is to be read anew afterwards. */
  readonly client?: QueryClient;
  /** How often the caller repeats it where no answer arrives; until then that error is thrown as it is. */
  readonly repeats?: number;
  /** By default the key of the `sent` object. */
  readonly idempotencyKey?: string | undefined;
  /** Since when an earlier try, of another load of the page, has no answer. */
  readonly openSince?: number | undefined;
};

/** What was sent and has no answer to go by yet: a refusal of a later try says nothing of an earlier one. */
type Open = { readonly startedAt: number; losses: number; isUnsure: boolean };
const open = new WeakMap<object, Open>();

/**
 * Sends a write, by the key of its `sent` object, and where its answer does not say what became of it reads that. What
 * is seen to have happened is answered as the server would have.
 *
 * @throws ApiError where it was refused; Unsettled, which has the two ways on, where it did not happen or that is
 * not known
 */
export async function write<C extends ClientOperation>(
  operation: C,
  sent: Sending<C>,
  target: Target,
  options: WriteOptions = {},
): Promise<Read<C>> {
  const { client, repeats = 0, openSince, idempotencyKey = idempotencyKeyOf(sent) } = options;
  const state = open.get(sent) ?? {
    startedAt: openSince ?? Date.now(),
    losses: 0,
    isUnsure: openSince !== undefined,
  };
  open.set(sent, state);
  try {
    const reply = await call(operation, sent, { ...target, idempotencyKey });
    open.delete(sent);
    if (isInDoubt(operation, sent as Parts, reply as object)) {
      await assertApplied(operation, sent, target, client, state.startedAt);
    }
    return reply;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (outcomeOf(error) === 'unknown') state.isUnsure = true;
    if (isNetworkFailure(error) && state.losses < repeats) {
      state.losses += 1;
      throw error;
    }
    state.losses = 0;
    if (isDecided(error)) forgetKey(sent);
    if (!state.isUnsure) throw error;
    const { settleWrite } = await import('./settle/settle-write.ts').catch(() => {
      throw error;
    });
    const reply = await settleWrite({
      operation,
      sent: sent as Parts,
      target,
      error,
      startedAt: state.startedAt,
      client,
      resend: () => write(operation, sent, target, { ...options, repeats: 0 }),
    });
    open.delete(sent);
    return reply as Read<C>;
  }
}

/** @throws Unsettled where the record, read again, is as it was before */
async function assertApplied<C extends ClientOperation>(
  operation: C,
  sent: Sending<C>,
  target: Target,
  client: QueryClient | undefined,
  startedAt: number,
): Promise<void> {
  const settle = await import('./settle/settle-write.ts').catch(() => undefined);
  const message = 'The server responded without an error but changed nothing.';
  try {
    await settle?.settleWrite({
      operation,
      sent: sent as Parts,
      target,
      error: new ApiError({ operation, status: 200, code: NOT_APPLIED, message }),
      startedAt,
      client,
      resend: () => write(operation, sent, target, { ...(client && { client }) }),
    });
  } catch (error) {
    if (error instanceof Unsettled && error.found === 'undone') {
      forgetKey(sent);
      throw error;
    }
  }
}
