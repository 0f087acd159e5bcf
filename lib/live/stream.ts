import 'server-only';
import { listDeliveries, listEvents } from '@/lib/api/contract/webhooks';
import { findSession } from '@/lib/auth/session-lookup';
import { mayCall, type Role } from '@/lib/rules/roles';
import { watchHealth } from '@/lib/upstream/upstream-state';
import { feedsOf } from './feeds';
import { BEAT_MS, type EndReason, encodeMessage, type LiveMessage } from './message';
import { rememberStream } from './open-streams';

/** Between two looks whether the session is still there. */
const SESSION_CHECK_MS = 5_000;

/** A browser that has not taken this much is cut off; it comes back with its cursor. */
const MOST_QUEUED_BYTES = 1_000_000;

export interface StreamOptions {
  readonly connectionId: string;
  /** The cursor behind the last event that the browser got. */
  readonly after: string | undefined;
  /** Whether it shows deliveries, which cost the server a poll of their own. */
  readonly withDeliveries: boolean;
}

export function mayFollow(role: Role): boolean {
  return mayCall(role, listEvents) && mayCall(role, listDeliveries);
}

/**
 * What happens at a connection as server-sent events (`LiveMessages`), for as long as the browser listens and its
 * session lasts. The caller has checked the session.
 */
export function liveStream(request: Request, options: StreamOptions): Response {
  const encoder = new TextEncoder();
  let close = () => {};
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const feeds = feedsOf(options.connectionId);
        const undo: (() => void)[] = [];
        let isOpen = true;
        close = () => {
          if (!isOpen) return;
          isOpen = false;
          for (const each of undo) each();
          // The browser may have gone already.
          try {
            controller.close();
          } catch {}
        };
        const send = (message: LiveMessage) => {
          if (!isOpen) return;
          controller.enqueue(encoder.encode(encodeMessage(message)));
          if (message.name === 'events') feeds.deliveries.poke();
          if (message.name === 'end' || (controller.desiredSize ?? 0) < -MOST_QUEUED_BYTES) close();
        };
        const beat = setInterval(() => send({ name: 'beat', data: {} }), BEAT_MS);
        const check = setInterval(async () => {
          const reason = await endOf(request.headers);
          if (reason) send({ name: 'end', data: { reason } });
        }, SESSION_CHECK_MS);
        /** What ends something that was begun: at once where the stream was closed meanwhile, as by its first words. */
        const atEnd = (end: () => void) => {
          if (isOpen) undo.push(end);
          else end();
        };
        atEnd(() => clearInterval(beat));
        atEnd(() => clearInterval(check));
        atEnd(rememberStream(close));
        request.signal.addEventListener('abort', close, { once: true });
        if (request.signal.aborted) return close();
        // A feed tells at once what was missed, and that may be too much already.
        atEnd(feeds.events.listen(send, options.after));
        if (isOpen) atEnd(watchHealth((health) => send({ name: 'upstream', data: health })));
        if (isOpen && options.withDeliveries) atEnd(feeds.deliveries.listen(send));
      },
      cancel: () => close(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
  );
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      // `no-transform`: a compressor would hold messages back.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}

/** Why somebody may not listen any more; undefined while they may, also while the store does not answer. */
async function endOf(headers: Headers): Promise<EndReason | undefined> {
  try {
    const session = await findSession(headers);
    if (!session) return 'unauthenticated';
    return mayFollow(session.user.role) ? undefined : 'forbidden_role';
  } catch {
    return undefined;
  }
}
