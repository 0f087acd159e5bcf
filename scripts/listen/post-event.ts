import { request } from 'undici';
import { signedRequest } from '../../sandbox/delivery/request.ts';
import type { FeedEvent } from './event-feed.ts';

/** The service's own deadline for a delivery ("Limits"). */
const TIMEOUT_MS = 10_000;

/**
 * What the receiver made of an event; only a 2xx takes it, a redirect is not followed. `isReached`: somebody was there
 * and got it, though no answer came.
 */
export type Outcome =
  | { readonly taken: boolean; readonly status: number; readonly isReached: true }
  | { readonly taken: false; readonly reason: string; readonly isReached: boolean };

/** Posts an event as the service does: its headers, its signature (made anew for each try), its deadline. */
export async function postEvent(
  event: FeedEvent,
  to: { readonly url: string; readonly secret: string },
  signal: AbortSignal,
): Promise<Outcome> {
  const { url, headers, body } = signedRequest(
    {
      // There is no delivery record: the event's own number stands for it, the same for each try.
      id: Number(/\d+$/.exec(event.id)?.[0] ?? 0),
      endpointId: 0,
      eventType: event.type,
      attempts: 0,
      claimedAt: new Date(),
      body: event.body,
      url: to.url,
      secret: to.secret,
      previousSecret: null,
      previousSecretExpiresAt: null,
    },
    new Date(),
  );
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const reply = await request(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.any([signal, timeout]),
    });
    await reply.body.dump();
    const { statusCode: status } = reply;
    return { taken: status >= 200 && status < 300, status, isReached: true };
  } catch (error) {
    if (signal.aborted) throw error;
    if (timeout.aborted)
      return { taken: false, reason: `no response within ${TIMEOUT_MS / 1000} s`, isReached: true };
    const { code, message } = error as NodeJS.ErrnoException;
    if (isCut(code)) return { taken: false, reason: 'the connection was cut', isReached: true };
    return {
      taken: false,
      reason: code === 'ECONNREFUSED' ? 'nobody listens there' : (code ?? message),
      isReached: false,
    };
  }
}

const isCut = (code: string | undefined) => code === 'ECONNRESET' || code === 'UND_ERR_SOCKET';
