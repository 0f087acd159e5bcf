import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type ApiFaultKind, faultDefaults } from '../../lib/contract/faults.ts';
import { ApiError } from '../core/errors.ts';
import type { Struck } from '../faults/faults.ts';
import { errorReply } from './error-reply.ts';
import type { JsonReply } from './json-reply.ts';

type Circumstances = { readonly requestId: string; readonly log: Logger; readonly stopping: AbortSignal };

const html =
  '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1><p>A fault of the sandbox.</p>';

/** What a struck request consists of: its arrival, and carrying it out. */
type Request = { readonly arrive: () => Promise<void>; readonly work: () => Promise<JsonReply> };

/** The reply to a request that a fault strikes. Never rejects. */
export async function struckReply(
  { id, rule }: Struck,
  { arrive, work }: Request,
  { requestId, log, stopping }: Circumstances,
): Promise<JsonReply> {
  const kind = rule.kind as ApiFaultKind;
  const refuse = (error: unknown) => errorReply(error, requestId, log);
  const done = () => work().catch(refuse);
  const { delay_ms = faultDefaults.delay_ms, retry_after = faultDefaults.retry_after } = rule;
  const retryAfter = { 'Retry-After': String(retry_after) };
  const why = `Fault ${id} of /sandbox/faults`;

  const replies: Readonly<Record<ApiFaultKind, () => JsonReply | Promise<JsonReply>>> = {
    rate_limit: () => refuse(new ApiError('rate_limited', why, [], retryAfter)),
    internal_error: () => refuse(new ApiError('internal_error', why)),
    unavailable: () => refuse(new ApiError('service_unavailable', why, [], retryAfter)),
    reset: () => ({ ...refuse(new ApiError('internal_error', why)), lost: 'reset' }),
    delay: async () => {
      // All of it is here before the wait: whoever gives up meanwhile has sent it.
      const failure = await arrive().then(
        () => undefined,
        (error: unknown) => ({ error }),
      );
      if (failure) return refuse(failure.error);
      await setTimeout(delay_ms, undefined, { signal: stopping }).catch(() => {});
      return done();
    },
    lost_reply: async () => ({ ...(await done()), lost: 'closed' }),
    cut_body: async () => {
      const reply = await done();
      return { ...reply, body: reply.body.slice(0, Math.ceil(reply.body.length / 2)) };
    },
    html_body: async () => {
      const { status, headers } = await done();
      return { status, body: html, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } };
    },
  };
  const reply = await replies[kind]();
  return { ...reply, headers: { ...reply.headers, 'X-Sandbox-Fault': `${kind}; id=${id}` } };
}
