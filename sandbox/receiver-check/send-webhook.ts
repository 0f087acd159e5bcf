import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { setTimeout } from 'node:timers/promises';

/** The service's own deadline for a delivery ("Limits"). */
export const DEADLINE_MS = 10_000;

/** One request of a webhook, good or bad. */
export type Webhook = {
  readonly type: string;
  readonly body: string;
  /** `X-Service-Signature`; none is sent without it. */
  readonly signature?: string;
  /** `X-Service-Signature-Previous`. */
  readonly previous?: string;
  /** Milliseconds over which the body arrives, in pieces. */
  readonly overMs?: number;
};

/** What the receiver answered, and after how long. */
export type Answer = { readonly status: number; readonly ms: number } | { readonly failure: string };

let lastDelivery = 0;

/** Sends a webhook as the service does; a redirect is an answer, not followed. */
export async function sendWebhook(url: URL, webhook: Webhook): Promise<Answer> {
  const started = performance.now();
  const deadline = AbortSignal.timeout(DEADLINE_MS);
  const body = Buffer.from(webhook.body);
  const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
    method: 'POST',
    signal: deadline,
    agent: false,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': body.length,
      'User-Agent': 'Service-Webhooks/1.0',
      'X-Service-Event': webhook.type,
      'X-Service-Delivery': String(++lastDelivery),
      ...(webhook.signature !== undefined && { 'X-Service-Signature': webhook.signature }),
      ...(webhook.previous !== undefined && { 'X-Service-Signature-Previous': webhook.previous }),
    },
  });
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  // A connection that breaks behind the answer has answered.
  request.on('error', () => {});
  try {
    // Who answers before the body is there has answered: the rest of it cannot be sent.
    await Promise.race([answered, sendBody(request, body, webhook.overMs ?? 0).then(() => answered)]);
    const [response] = await answered;
    for await (const _ of response);
    return { status: response.statusCode ?? 0, ms: Math.round(performance.now() - started) };
  } catch (error) {
    return { failure: deadline.aborted ? `no response within ${DEADLINE_MS / 1000} s` : reasonOf(error) };
  } finally {
    request.destroy();
  }
}

const PIECES = 6;

async function sendBody(
  request: NodeJS.WritableStream & { destroyed?: boolean },
  body: Buffer,
  overMs: number,
): Promise<void> {
  if (overMs > 0) {
    const size = Math.ceil(body.length / PIECES);
    for (let at = 0; at < body.length && !request.destroyed; at += size) {
      request.write(body.subarray(at, at + size));
      await setTimeout(overMs / PIECES);
    }
    if (!request.destroyed) request.end();
  } else request.end(body);
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}
