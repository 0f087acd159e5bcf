import 'server-only';
import { headers } from 'next/headers';
import { cache, cacheSignal } from 'react';
import type { EarlyRead } from '@/lib/api/early-read';
import type { EarlyReply } from '@/lib/api/early-replies';
import { readReply } from '@/lib/api/read/read-reply';
import { addressOf } from '@/lib/api/request';
import type { Session } from '@/lib/auth/session-lookup';
import type { SessionView } from '@/lib/connection/session-view';
import { takeBody } from '@/lib/http/take-body';
import { tryParseJson } from '@/lib/json/parse-json';
import { mayCall } from '@/lib/rules/roles';
import { isInTrouble } from '@/lib/upstream/upstream-state';
import { forward } from './forward';

type Asker = {
  readonly role: Session['user']['role'];
  readonly connectionId: string;
  readonly closed: SessionView['closed'];
};

/** For as long a page that is being written waits for an answer, before the browser is left to ask. */
const PATIENCE_MS = 3_000;

/** The longest answer that is held and written into a page; a longer one flows to the browser by its own call. */
const MOST_BYTES = 512 * 1024;

/**
 * Asks the connection's server on behalf of the page that is being written, as the browser would: session, role,
 * shares and deadline are the proxy's. Answers 2xx only, and none that is long or breaks off: for all else the browser
 * asks by itself and says what came. No answer rejects. Not asked is what the role may not, and what the server is
 * known to lack. Each address is asked once a page.
 */
export function startEarly(reads: readonly EarlyRead[], asker: Asker): EarlyReply[] {
  // What finds out whether it answers again are calls that people wait for.
  if (isInTrouble(asker.connectionId)) return [];
  const begun = repliesOfPage();
  return reads
    .filter((read) => mayAsk(read, asker))
    .flatMap((read) => {
      const address = addressAsked(read);
      if (address === undefined) return [];
      const known = begun.get(address);
      if (known) return [known];
      const reply = answerTo(read, address, asker).catch(() => undefined);
      const id = crypto.randomUUID();
      const early = { id, connectionId: asker.connectionId, address, at: Date.now(), reply };
      begun.set(address, early);
      return [early];
    });
}

/** Undefined where an id is none, as one out of the page's address may be: the browser's own call says so. */
function addressAsked({ operation, sent }: EarlyRead): string | undefined {
  try {
    return addressOf(operation, sent, '/api/v1');
  } catch {
    return undefined;
  }
}

function mayAsk({ operation }: EarlyRead, { role, closed }: Asker): boolean {
  const isClosed = closed.missing.includes(operation.id) || closed.noRight.includes(operation.id);
  return operation.method === 'GET' && mayCall(role, operation) && !isClosed;
}

async function answerTo(read: EarlyRead, address: string, asker: Asker) {
  const reply = await ask(address, asker.connectionId);
  if (!reply.ok) {
    await reply.body?.cancel();
    return undefined;
  }
  const { bytes, isCut } = await takeBody(reply.body, MOST_BYTES);
  if (isCut) return undefined;
  const text = new TextDecoder().decode(bytes);
  return {
    status: reply.status,
    requestId: reply.headers.get('x-request-id'),
    text,
    followed: startFollowing(read, text, asker),
  };
}

/** Where an answer leads to nothing that can be asked for, it is an answer all the same. */
function startFollowing({ operation, follow }: EarlyRead, text: string, asker: Asker): EarlyReply[] {
  try {
    const read = follow && readReply(operation, tryParseJson(text));
    return read ? startEarly(follow(read), asker) : [];
  } catch {
    return [];
  }
}

async function ask(address: string, connectionId: string): Promise<Response> {
  // Ends with the page: nobody waits for an answer whose reader has left.
  const left = cacheSignal();
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const cookie = (await headers()).get('cookie') ?? '';
  const request = new Request(`http://console${address}`, {
    headers: {
      Accept: 'application/json',
      Cookie: cookie,
      'X-Console-Connection': connectionId,
      'X-Console-Page': idOfPage(),
    },
    signal: left ? AbortSignal.any([left, patience]) : patience,
  });
  return forward(request, { background: () => {} });
}

/** What was asked for in this writing of a page, by address. */
const repliesOfPage = cache(() => new Map<string, EarlyReply>());
/** Its share of the way to the server is its own, as a tab's is. */
const idOfPage = cache(() => crypto.randomUUID());
