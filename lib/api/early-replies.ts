import type { Answer } from './send.ts';
import { lag, serverNow } from './server-clock.ts';

/** An answer that the server asked for while it wrote the page, as text. */
export type EarlyReply = {
  /** Of one writing of the page: shown again from the browser's memory, it is not news any more. */
  readonly id: string;
  readonly connectionId: string;
  /** As `addressOf` writes it. */
  readonly address: string;
  /** When the server asked, in milliseconds by its own clock. */
  readonly at: number;
  /** Undefined where there is none to go by: the browser asks by itself. */
  readonly reply: Promise<EarlyAnswer | undefined>;
};

type EarlyAnswer = {
  readonly status: number;
  readonly requestId: string | null;
  readonly text: string;
  /** Answers to what this one led to, on their way. */
  readonly followed?: readonly EarlyReply[];
};

/** An older answer is none to go by: a page that was fetched ahead may be shown much later. */
const FRESH_MS = 10_000;

const waiting = new Map<string, EarlyReply>();
/** By the server's clock: what was asked before this may say how things were before a change. */
let changedAt = Number.NEGATIVE_INFINITY;
const offered = new Set<string>();

const keyOf = ({ connectionId, address }: Pick<EarlyReply, 'connectionId' | 'address'>) =>
  `${connectionId} ${address}`;

/** Keeps the answer for the first call that asks the same within a few seconds. */
export function offerEarly(early: EarlyReply): void {
  if (offered.has(early.id)) return;
  offered.add(early.id);
  if (!isFresh(early)) return;
  for (const [key, kept] of waiting) if (!isFresh(kept)) waiting.delete(key);
  waiting.set(keyOf(early), early);
  // Where the browser has the answer itself still, nobody takes it; what it led to is asked for all the same.
  void settled(early.reply).then(offerFollowed);
}

function offerFollowed(reply: EarlyAnswer | undefined): void {
  for (const early of reply?.followed ?? []) offerEarly(early);
}

function isFresh({ at }: EarlyReply): boolean {
  return at > changedAt && serverNow() - at < FRESH_MS;
}

/**
 * Something was changed: what was asked before now may say how things were before. It counts no more, whether it waits
 * to be taken, is on its way to whoever took it, or lies in a page that was fetched ahead and is shown later.
 */
export function forgetEarly(): void {
  waiting.clear();
  changedAt = serverNow() + lag;
}

/** The answer to a call, once; undefined where none was asked for early, or it is none to go by. */
export async function takeEarly(connectionId: string, address: string): Promise<Answer | undefined> {
  const key = keyOf({ connectionId, address });
  const kept = waiting.get(key);
  if (!kept) return undefined;
  waiting.delete(key);
  if (!isFresh(kept)) return undefined;
  const reply = await settled(kept.reply);
  if (!reply || kept.at <= changedAt) return undefined;
  offerFollowed(reply);
  const headers = new Headers(reply.requestId === null ? {} : { 'X-Request-Id': reply.requestId });
  return { status: reply.status, headers, text: reply.text };
}

/** React hands promises over as thenables of its own, whose `then` answers nothing: they can be awaited and no more. */
async function settled(reply: EarlyReply['reply']) {
  try {
    return await reply;
  } catch {
    return undefined;
  }
}
