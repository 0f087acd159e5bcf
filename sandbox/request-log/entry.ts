import { CONSOLE_AGENT } from '../../lib/contract/console-agent.ts';
import type { idempotencyOutcomes } from '../../lib/contract/requests.ts';
import { cutBody, hintOf, maskedHeaders, storableText } from './mask.ts';
import { decodedUri, maskedPath, maskedQuery, maskedText } from './masked-text.ts';
import { wordsIn } from './words.ts';

export type IdempotencyOutcome = (typeof idempotencyOutcomes)[number];

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A request that was answered, as it came in and went out. */
export interface Answered {
  readonly subaccountId: number;
  /** The key that it came with. */
  readonly credential: string;
  /** What that key is called. */
  readonly keyName?: string | undefined;
  readonly requestId: string;
  readonly receivedAt: Date;
  readonly durationMs: number;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  /** Undefined where nothing is at the path. */
  readonly operation: string | undefined;
  readonly idempotency: IdempotencyOutcome;
  readonly headers: Headers;
  readonly body: string;
  readonly status: number;
  readonly replyHeaders: Headers;
  readonly replyBody: string;
}

/** What is kept of it until it is written: its bodies cut, the key gone. */
export type Entry = Omit<Answered, 'credential' | 'body' | 'replyBody'> & {
  readonly keyHint: string;
  readonly sent: ReturnType<typeof cutBody>;
  readonly received: ReturnType<typeof cutBody>;
  /** About how much memory it takes, in bytes. */
  readonly weight: number;
};

export function entryOf({ credential, body, replyBody, ...answered }: Answered): Entry {
  const sent = cutBody(body);
  const received = cutBody(replyBody);
  const bodies = (sent.text?.length ?? 0) + (received.text?.length ?? 0);
  const { headers, replyHeaders, path, query } = answered;
  const weight =
    SMALL_PARTS + lengthOf(headers) + lengthOf(replyHeaders) + path.length + query.length + bodies;
  return { ...answered, keyHint: hintOf(credential), sent, received, weight };
}

/** What of an entry has about the same size in each. */
const SMALL_PARTS = 512;

function lengthOf(headers: Headers): number {
  let length = 0;
  for (const [name, value = ''] of Object.entries(headers)) {
    length += name.length + (typeof value === 'string' ? value : value.join(', ')).length;
  }
  return length;
}

/** How much of each body a search looks through. */
const SEARCHED = 2048;
/** Paths and queries are searched and shown up to here. */
const LONGEST_TEXT = 2000;

/** As a row of the table, secrets masked. */
export function rowOf(entry: Entry) {
  const clean = (text: string) => storableText(maskedText(text));
  const body = entry.sent.text === null ? null : clean(entry.sent.text);
  const reply = entry.received.text === null ? null : clean(entry.received.text);
  const path = storableText(maskedPath(entry.path.slice(0, LONGEST_TEXT)));
  const query = storableText(maskedQuery(entry.query.slice(0, LONGEST_TEXT)));
  const key = entry.headers['idempotency-key'];
  return {
    subaccount_id: entry.subaccountId,
    request_id: entry.requestId,
    received_at: entry.receivedAt,
    method: entry.method,
    path,
    query: query === '' ? null : query,
    operation: entry.operation ?? null,
    status: entry.status,
    error_code: errorCodeOf(entry.status, reply),
    duration_ms: Math.round(entry.durationMs),
    key_hint: storableText(entry.keyHint),
    key_name: entry.keyName ?? null,
    client: isConsole(entry.headers['user-agent']) ? 'console' : null,
    idempotency: entry.idempotency,
    idempotency_key: typeof key === 'string' ? clean(key) : null,
    request_headers: maskedHeaders(entry.headers),
    request_body: body,
    request_body_bytes: entry.sent.bytes,
    response_headers: maskedHeaders(entry.replyHeaders),
    response_body: reply,
    response_body_bytes: entry.received.bytes,
    buscable: wordsIn(
      [
        clean(decodedUri(path)),
        clean(decodedUri(query)),
        body?.slice(0, SEARCHED),
        reply?.slice(0, SEARCHED),
      ].join(' '),
    ).join(' '),
  };
}

/** With a version after a slash, or without. */
function isConsole(agent: Headers[string]): boolean {
  return typeof agent === 'string' && agent.split('/')[0] === CONSOLE_AGENT;
}

function errorCodeOf(status: number, reply: string | null): string | null {
  return (status >= 400 && /^\{"error":\{"code":"(\w+)"/.exec(reply ?? '')?.[1]) || null;
}
