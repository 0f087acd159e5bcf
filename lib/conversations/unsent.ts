import { ApiError } from '@/lib/api/api-error';
import { isDecided, outcomeOf } from '@/lib/api/outcome';
import { type MessageRecord, sideOf } from './thread';

/** A message that was sent from here and is not known to have arrived; kept by the browser until it has. */
export type KeptMessage = {
  readonly id: string;
  readonly conversationId: string;
  readonly text: string;
  /** The idempotency key: the same as long as nobody knows what became of it. */
  readonly key: string;
  /** When it was sent, in milliseconds. */
  readonly at: number;
  /** Since when a try of it has no answer, in milliseconds. */
  readonly openSince?: number | undefined;
  /** Ids of messages that said the same before: none of them is this one. */
  readonly before: readonly string[];
};

const said = (text: string | undefined) => (text ?? '').trim();

/** What is kept of a message that is about to be sent, given what the thread has. */
export function keptBefore(thread: readonly MessageRecord[], text: string): readonly string[] {
  return thread.filter((one) => said(one.texto) === said(text)).map(({ id }) => String(id ?? ''));
}

/**
 * Which of the messages that were sent from here stand in the thread: each message there is one of them at most, and
 * none that was there before. The oldest is found first.
 */
export function arrivedIn(
  thread: readonly MessageRecord[],
  sent: readonly KeptMessage[],
): ReadonlyMap<string, MessageRecord> {
  const taken = new Set<string>();
  const found = new Map<string, MessageRecord>();
  for (const one of sent.toSorted((a, b) => a.at - b.at)) {
    const message = thread.find(
      (each) =>
        each.id !== undefined &&
        sideOf(each) !== 'theirs' &&
        said(each.texto) === said(one.text) &&
        !one.before.includes(String(each.id)) &&
        !taken.has(String(each.id)),
    );
    if (!message) continue;
    taken.add(String(message.id));
    found.set(one.id, message);
  }
  return found;
}

/** What the browser kept, read again; what is none of ours is left out. */
export function readKept(value: unknown): readonly KeptMessage[] {
  if (!Array.isArray(value)) return [];
  return value.filter(
    (one): one is KeptMessage =>
      typeof one === 'object' &&
      one !== null &&
      ['id', 'conversationId', 'text', 'key'].every((name) => typeof one[name] === 'string') &&
      typeof one.at === 'number' &&
      Array.isArray(one.before),
  );
}

/** What is kept after one of them changed; in its place, or as the last. Undefined takes it out. */
export function withKept(
  all: readonly KeptMessage[],
  id: string,
  message: KeptMessage | undefined,
): readonly KeptMessage[] {
  if (!message) return all.filter((one) => one.id !== id);
  if (all.every((one) => one.id !== id)) return [...all, message];
  return all.map((one) => (one.id === id ? message : one));
}

/** Those that have not arrived. What has arrived was there before, for the others of its conversation. */
export function withoutArrived<One extends KeptMessage>(
  all: readonly One[],
  arrived: ReadonlyMap<string, MessageRecord>,
): readonly One[] {
  const gone = all.filter(({ id }) => arrived.has(id));
  return all
    .filter(({ id }) => !arrived.has(id))
    .map((one) => {
      const ids = gone
        .filter(({ conversationId }) => conversationId === one.conversationId)
        .flatMap(({ id }) => arrived.get(id)?.id ?? []);
      return ids.length === 0 ? one : { ...one, before: [...one.before, ...ids.map(String)] };
    });
}

/**
 * How a try of a message ended: `isOpen`, it may have arrived, now or by an earlier try that was lost; `isOver`, its key
 * would be refused again whatever was mended. A refusal says nothing of an earlier try, unless it is what the server
 * had answered that.
 */
export function endOf(
  error: unknown,
  wasLost: boolean,
): { readonly isOpen: boolean; readonly isOver: boolean } {
  const isReplay = error instanceof ApiError && error.isReplay;
  const isOpen = outcomeOf(error) === 'unknown' || (wasLost && !isReplay);
  return { isOpen, isOver: !isOpen && (isDecided(error) || isReplay) };
}

/** The API does not say how long a server keeps a key; one day is usual, and an hour of it is left for what takes long. */
const KEY_LIVES = 23 * 3_600_000;

/** Whether a server may have forgotten the key of a message: sent by it again, it may arrive twice. */
export function isKeyOver({ openSince }: KeptMessage, now: number): boolean {
  return openSince !== undefined && now - openSince >= KEY_LIVES;
}
