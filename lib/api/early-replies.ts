import type { Answer } from './send.ts';

/** An answer that the server asked for while it wrote the page, as text. */
export type EarlyReply = {
  /** Of one writing of the page: shown again from the browser's memory, it is not news any more. */
  readonly id: string;
  readonly connectionId: string;
  /** As `addressOf` writes it. */
  readonly address: string;
  /** Undefined where there is none to go by: the browser asks by itself. */
  readonly reply: Promise<{ status: number; requestId: string | null; text: string } | undefined>;
};

const waiting = new Map<string, EarlyReply>();
const offered = new Set<string>();

const keyOf = ({ connectionId, address }: Pick<EarlyReply, 'connectionId' | 'address'>) =>
  `${connectionId} ${address}`;

/** Keeps the answer for the first call that asks the same. */
export function offerEarly(early: EarlyReply): void {
  if (offered.has(early.id)) return;
  offered.add(early.id);
  waiting.set(keyOf(early), early);
}

/** The answer to a call, once; undefined where none was asked for early, or it is none to go by. */
export async function takeEarly(connectionId: string, address: string): Promise<Answer | undefined> {
  const key = keyOf({ connectionId, address });
  const early = waiting.get(key);
  if (!early) return undefined;
  waiting.delete(key);
  const reply = await settled(early.reply);
  if (!reply) return undefined;
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
