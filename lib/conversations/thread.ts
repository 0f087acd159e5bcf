import type { Id, Loose } from '@/lib/api/loose';
import { foldName } from '@/lib/api/read/fold';
import type { Conversation, ConversationSummary, Message } from '@/lib/contract/content';
import { dayOf } from '@/lib/format/dates';

export type MessageRecord = Loose<Message>;
export type ConversationRecord = Loose<Conversation>;
export type ConversationRow = Loose<ConversationSummary>;

/** Who wrote a message: they, we, or nobody can tell. */
export type Side = 'theirs' | 'ours' | 'unknown';

const theirs = new Set(['entrante', 'inbound', 'incoming', 'in', 'received', 'recibido', 'recibida']);
const ours = new Set(['saliente', 'outbound', 'outgoing', 'out', 'sent', 'enviado', 'enviada']);

/** Who wrote it. A server's own word that may mean either is no guess: it is shown as it came. */
export function sideOf({ direccion }: Pick<MessageRecord, 'direccion'>): Side {
  const word = foldName(direccion ?? '');
  if (theirs.has(word)) return 'theirs';
  return ours.has(word) ? 'ours' : 'unknown';
}

export type DayOfThread = {
  /** `2026-11-20`; undefined for messages of which no moment can be read. */
  readonly day: string | undefined;
  readonly messages: readonly MessageRecord[];
};

/** The messages by calendar days of the zone, in the order in which the server has them. */
export function daysOf(messages: readonly MessageRecord[], zone: string): readonly DayOfThread[] {
  const days: { day: string | undefined; messages: MessageRecord[] }[] = [];
  for (const message of messages) {
    const at = Date.parse(message.created_at ?? '');
    const day = Number.isNaN(at) ? undefined : dayOf(new Date(at), zone);
    const last = days.at(-1);
    if (last && (last.day === day || day === undefined)) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}

/** Oldest first, whatever order the server has; messages without a moment stay behind the one before them. */
export function oldestFirst(messages: readonly MessageRecord[]): readonly MessageRecord[] {
  let latest = Number.NEGATIVE_INFINITY;
  const dated = messages.map((message) => {
    const at = Date.parse(message.created_at ?? '');
    latest = Number.isNaN(at) ? latest : at;
    return { message, at: latest };
  });
  return dated.toSorted((one, other) => one.at - other.at || 0).map(({ message }) => message);
}

/** The message that was written last. */
export function lastMessageOf(thread: ConversationRecord | undefined): MessageRecord | undefined {
  return oldestFirst(thread?.mensajes ?? []).at(-1);
}

/** When the last message was written, as far as either says: the thread that was read, or the list. */
export function lastAtOf(row: ConversationRow, thread?: ConversationRecord): string | undefined {
  const moments = [row.ultimo_mensaje_en, lastMessageOf(thread)?.created_at];
  return moments.reduce((latest, at) => (isLater(at, latest) ? at : latest), undefined);
}

/**
 * Who wrote the last message; undefined where the list knows of a later one than the thread that was read: nobody has
 * seen yet whose that is.
 */
export function lastSideOf(row: ConversationRow, thread: ConversationRecord | undefined): Side | undefined {
  const last = lastMessageOf(thread);
  return last && !isLater(row.ultimo_mensaje_en, last.created_at) ? sideOf(last) : undefined;
}

/** Whether a moment is later than another; one that cannot be read is later than none. */
export function isLater(at: string | undefined, than: string | undefined): boolean {
  const moment = Date.parse(at ?? '');
  if (Number.isNaN(moment)) return false;
  const other = Date.parse(than ?? '');
  return Number.isNaN(other) || moment > other;
}

/** The thread with a message that was sent; the same where it has it already. */
export function withMessage(thread: ConversationRecord, message: MessageRecord): ConversationRecord {
  const messages = thread.mensajes ?? [];
  if (message.id !== undefined && messages.some(({ id }) => sameId(id, message.id))) return thread;
  return {
    ...thread,
    mensajes: [...messages, message],
    ultimo_mensaje_en: message.created_at ?? thread.ultimo_mensaje_en,
  };
}

const sameId = (one: Id | undefined, other: Id | undefined) => String(one) === String(other);
