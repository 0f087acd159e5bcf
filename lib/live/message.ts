import type { Id } from '../api/loose.ts';
import type { UpstreamHealth } from '../upstream/health-view.ts';

/**
 * An event as browsers are told of it. Its contents stay behind: `ids` and `was` are the fields of `data` and
 * `previous` that name records (`id`, `stage_id`, …), which is what a page needs to know whether it is concerned.
 */
export type LiveEvent = {
  readonly id: string;
  readonly type: string;
  readonly at: string | undefined;
  readonly ids: Readonly<Record<string, Id>>;
  readonly was: Readonly<Record<string, Id>>;
};

/** What is wrong between the console and the connection's server. */
export type FaultKind =
  | 'unreachable'
  | 'timeout'
  | 'busy'
  | 'unauthorized'
  | 'forbidden'
  | 'unreadable'
  | 'failing'
  | 'console';

export type LiveFault = {
  readonly kind: FaultKind;
  /** HTTP status, 0 where no answer came. */
  readonly status: number;
  /** The server's own words, or ours about it. */
  readonly message: string;
  readonly requestId?: string | undefined;
  /** Instants: since when it lasts, and when the server is asked again. */
  readonly since: string;
  readonly retryAt: string;
};

/** How the feed of a connection stands. */
export type FeedState =
  /** Looking for the end of the events, or catching up. */
  | { readonly is: 'seeking' }
  /** `slowMs` is how long the last answer took, where that was long. */
  | { readonly is: 'following'; readonly slowMs?: number | undefined }
  /** The server has no usable `GET /events`. */
  | { readonly is: 'unsupported' }
  | { readonly is: 'faulty'; readonly fault: LiveFault };

/** Why a stream ended for good. */
export type EndReason = 'unauthenticated' | 'forbidden_role' | 'connection_gone';

/** The messages of the stream by name ("event:" of server-sent events). */
export type LiveMessages = {
  /** Events behind `cursor` follow: none is missing since the cursor that was asked for. */
  readonly hello: { readonly cursor: string | null };
  /** In order; the message's id is the cursor behind them. */
  readonly events: readonly LiveEvent[];
  /** Too many events to tell one by one: read everything anew. The message's id is the cursor to go on from. */
  readonly reset: { readonly cursor: string | null };
  /** Deliveries that are new or changed, newest first, as the server gave them, but without bodies. */
  readonly deliveries: { readonly rows: readonly object[]; readonly hasGap: boolean };
  readonly state: FeedState;
  /** How the servers of all connections answer this console, by the connection's id; of the others nothing is known. */
  readonly upstream: Readonly<Record<string, UpstreamHealth>>;
  readonly end: { readonly reason: EndReason };
  /** Nothing, now and then, so that a browser notices a connection that died in its sleep. */
  readonly beat: Record<never, never>;
};

export type LiveMessage = {
  [Name in keyof LiveMessages]: {
    readonly name: Name;
    readonly data: LiveMessages[Name];
    readonly id?: string | undefined;
  };
}[keyof LiveMessages];

/** Milliseconds between two beats. */
export const BEAT_MS = 15_000;

/** The text of one message ("server-sent events" of the HTML standard). */
export function encodeMessage({ name, data, id }: LiveMessage): string {
  const line = id === undefined ? '' : `id: ${encodeURIComponent(id)}\n`;
  return `${line}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** A cursor out of a message's id; undefined where there is none or it is not ours. */
export function decodeCursor(id: string | null): string | undefined {
  try {
    return id ? decodeURIComponent(id) : undefined;
  } catch {
    return undefined;
  }
}
