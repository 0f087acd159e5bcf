import { ApiError } from '../../lib/api/api-error.ts';
import { Problem } from '../problem.mjs';
import { Aside, TRIES_IN_LINE } from './aside.ts';
import { Backoff } from './backoff.ts';
import type { CursorFile } from './cursor-file.ts';
import type { Feed, FeedEvent } from './event-feed.ts';
import type { From } from './options.ts';
import { postEvent } from './post-event.ts';

const RETENTION_DAYS = 30;

type Listening = {
  readonly feed: Feed;
  readonly cursorFile: CursorFile;
  readonly from: From;
  readonly types: readonly string[];
  readonly forward: string;
  readonly secret: string;
  readonly print: (line: string) => void;
  readonly signal: AbortSignal;
};

/**
 * Follows the events and posts them one after the other until the signal. An event that nobody takes is tried again
 * before any later one; one that the receiver refuses, hangs on or crashes by is set aside after a few tries and tried
 * again beside the others. The position is kept after each: an event may come twice, none is left out.
 * @throws Problem where the server refuses the key or the question
 */
export async function listen(listening: Listening): Promise<void> {
  const { feed, cursorFile, types, print, signal } = listening;
  const idle = new Backoff(500, 3_000);
  const aside = new Aside();
  let cursor = await persistently(listening, () => startingPoint(listening));
  await persistently(listening, () => takeUpAside(aside, listening));
  cursorFile.write(cursor, aside.ids);
  print(cursor === null ? 'Following from the first event.' : `Following events after ${cursor}.`);
  while (!signal.aborted) {
    const events = await persistently(listening, () => feed.after(cursor, types, signal));
    for (const event of events) {
      await untilDone(event, aside, listening);
      cursor = event.id;
      cursorFile.write(cursor, aside.ids);
      await tryAside(aside, cursor, listening);
    }
    await tryAside(aside, cursor, listening);
    if (events.length > 0) idle.reset();
    else await idle.wait(signal);
  }
}

/** What an earlier run had set aside, where this one goes on from there. */
async function takeUpAside(
  aside: Aside,
  { from, cursorFile, feed, print, signal }: Listening,
): Promise<void> {
  const ids = from === 'saved' ? (cursorFile.read()?.aside ?? []) : [];
  for (const id of ids) {
    const event = await feed.one(id, signal);
    if (event) aside.restore([event], Date.now());
    else print(`${id}, which was set aside, is no longer served.`);
  }
}

/** Tries those that are due once each. */
async function tryAside(aside: Aside, cursor: string | null, listening: Listening): Promise<void> {
  const { cursorFile, print } = listening;
  for (const event of aside.due(Date.now())) {
    const { line, outcome } = await post(event, listening);
    if (outcome.taken) {
      aside.took(event.id);
      cursorFile.write(cursor, aside.ids);
      print(`${line}  accepted on retry`);
    } else {
      const again = aside.refusedAgain(event.id, Date.now());
      print(`${line}  still set aside, next attempt in ${again / 1000} s`);
    }
  }
}

async function startingPoint({ from, cursorFile, feed, print, signal }: Listening): Promise<string | null> {
  if (from === 'beginning') return null;
  if (from === 'now') return feed.end(signal);
  if (from !== 'saved') return from.eventNumber === 1 ? null : `evt_${from.eventNumber - 1}`;
  const saved = cursorFile.read();
  if (!saved) return feed.end(signal);
  if (Date.now() - Date.parse(saved.savedAt) > RETENTION_DAYS * 86_400_000) {
    print(`The last run was more than ${RETENTION_DAYS} days ago: events from before are no longer served.`);
  }
  return saved.cursor;
}

/** Asks the API until it answers; says so once when it stops and once when it is back. */
async function persistently<T>({ print, signal }: Listening, ask: () => Promise<T>): Promise<T> {
  const backoff = new Backoff(1_000, 30_000);
  let isDown = false;
  for (;;) {
    try {
      const answer = await ask();
      if (isDown) print('The API answers again.');
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError) || signal.aborted) throw error;
      refuseForGood(error);
      if (!isDown) print(`The API does not answer (${error.message}); trying again.`);
      isDown = true;
      await backoff.wait(signal, (error.retryAfter ?? 0) * 1000);
    }
  }
}

/** What no second try mends. A 404 may be a server that is being put in place, so it is not among them. */
function refuseForGood({ status, message, details }: ApiError): void {
  if (status === 401 || status === 403) {
    throw new Problem(`The API refused the key: ${message}`, 'Set SUBACCOUNT_API_KEY to a valid one.');
  }
  if (status === 400 || status === 422) {
    const issues = details.map(({ field, issue }) => `${field} ${issue}`).join(', ');
    throw new Problem(`The API refused the question: ${message}${issues && ` (${issues})`}`);
  }
}

/** Until the receiver takes it, or has refused it so often that it is set aside. */
async function untilDone(event: FeedEvent, aside: Aside, listening: Listening): Promise<void> {
  const { print, signal } = listening;
  const backoff = new Backoff(1_000, 30_000);
  for (let refusals = 0; ; ) {
    const { line, outcome } = await post(event, listening);
    if (outcome.taken) {
      aside.took(event.id);
      return print(line);
    }
    // Where nobody is there, no other event would be taken either. One that hangs or crashes its receiver is refused.
    if (outcome.isReached) refusals += 1;
    if (refusals >= TRIES_IN_LINE && aside.hasRoom) {
      aside.add(event, Date.now());
      return print(`${line}  set aside after ${refusals} attempts; the others continue`);
    }
    print(`${line}  again in ${backoff.nextMs / 1000} s`);
    await backoff.wait(signal);
  }
}

async function post(event: FeedEvent, { forward, secret, signal }: Listening) {
  const began = Date.now();
  const outcome = await postEvent(event, { url: forward, secret }, signal);
  const result = 'status' in outcome ? String(outcome.status) : outcome.reason;
  const line = `${new Date().toISOString()}  ${event.id}  ${event.type}  ${result}  ${Date.now() - began} ms`;
  return { outcome, line };
}
