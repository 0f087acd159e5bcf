import type { QueryClient } from '@tanstack/react-query';
import { getConversation, listConversations, postMessage } from '@/lib/api/contract/content';
import { newIdempotencyKey } from '@/lib/api/idempotency';
import type { Id } from '@/lib/api/loose';
import { repeatsLost } from '@/lib/api/mutations';
import { keyOf, queryOf, type Target } from '@/lib/api/queries';
import { REPEATS, write } from '@/lib/api/write';
import { type ConversationRecord, type MessageRecord, withMessage } from '@/lib/conversations/thread';
import { arrivedIn, endOf, isKeyOver, keptBefore } from '@/lib/conversations/unsent';
import { lookAt } from '@/lib/records/note-record';
import { conversations } from '@/lib/resources/content/conversations';
import { type MessageStore, messageStore } from './kept-messages';
import { isUnderWay, type Unsent, UnsentMessages } from './unsent-messages';

type Try = { idempotencyKey: string; openSince: number | undefined; onLoss: () => void };

const outboxes = new Map<string, Outbox>();

/** The messages of a person to a connection that have not arrived: one outbox as long as the page is open. */
export function outboxOf(person: string, target: Target, client: QueryClient): Outbox {
  const key = `${person}/${target.connectionId ?? ''}`;
  const known = outboxes.get(key) ?? new Outbox(messageStore(key), target, client);
  outboxes.set(key, known);
  return known;
}

/**
 * Sends messages, those of one conversation one after the other. Each is kept in this browser with its idempotency key
 * before it is sent, so that one whose reply was lost, or whose page was closed, goes again by the same key or not at
 * all. A store for `useSyncExternalStore`.
 */
export class Outbox {
  readonly #list: UnsentMessages;
  readonly #target: Target;
  readonly #client: QueryClient;
  readonly #arrivals = new Set<(message: MessageRecord) => void>();
  /** By idempotency key one object for all tries of a message: what is known of an open write goes by it. */
  readonly #bodies = new Map<string, object>();
  readonly subscribe: UnsentMessages['subscribe'];
  readonly all: UnsentMessages['all'];

  constructor(store: MessageStore, target: Target, client: QueryClient) {
    this.#list = new UnsentMessages(store);
    this.subscribe = this.#list.subscribe;
    this.all = this.#list.all;
    this.#target = target;
    this.#client = client;
  }

  /** Told of messages that nobody knew of whether they had arrived, once they are seen to have. */
  readonly onArrival = (listener: (message: MessageRecord) => void): (() => void) => {
    this.#arrivals.add(listener);
    return () => this.#arrivals.delete(listener);
  };

  /** Sends a text. What it says stands in the thread at once, and is kept at once. */
  send(conversationId: Id, text: string): void {
    const id = newIdempotencyKey();
    this.#list.add({
      id,
      conversationId: String(conversationId),
      text,
      key: newIdempotencyKey(),
      at: Date.now(),
      before: keptBefore(this.#threadOf(String(conversationId))?.mensajes ?? [], text),
      state: 'waiting',
    });
    this.#next(String(conversationId));
  }

  /**
   * Sends one again. Where nobody knows what became of it, by the same key, and only after the thread was read and does
   * not have it. @returns false where the thread could not be read, so that nothing was sent
   */
  async retry(id: string): Promise<boolean> {
    await this.#list.readAgain(id);
    const one = this.#list.one(id);
    if (one?.state === 'unknown' && !(await this.look(one.conversationId))) return false;
    const still = this.#list.one(id);
    if (!still || isUnderWay(still)) return true;
    const isAnew = isKeyOver(still, Date.now());
    this.#list.change(id, {
      state: 'waiting',
      error: undefined,
      ...(isAnew && { key: newIdempotencyKey(), openSince: undefined }),
    });
    this.#next(still.conversationId);
    return true;
  }

  /** Reads the thread anew: what has arrived is no longer unsent. @returns false where it could not be read */
  async look(conversationId: string): Promise<boolean> {
    const thread = (await lookAt(this.#client, conversations, conversationId, this.#target).catch(
      () => undefined,
    )) as ConversationRecord | null | undefined;
    if (!thread?.mensajes) return false;
    this.settle(conversationId, thread.mensajes);
    return true;
  }

  /** To be told what a thread has: what is among it has arrived. */
  settle(conversationId: string, thread: readonly MessageRecord[]): void {
    const tried = this.#list
      .all()
      .filter((one) => one.conversationId === conversationId && ['sending', 'unknown'].includes(one.state));
    if (tried.length === 0) return;
    // One that is being sent is answered soon: its reply says it.
    const found = [...arrivedIn(thread, tried)].filter(([id]) => this.#list.one(id)?.state === 'unknown');
    if (found.length === 0) return;
    this.#list.arrive(new Map(found));
    for (const [, message] of found) for (const tell of this.#arrivals) tell(message);
  }

  /** Gives one up; whether it had arrived already, nobody knows then. */
  discard(id: string): void {
    this.#list.remove(id);
  }

  #next(conversationId: string): void {
    const ours = this.#list.all().filter((one) => one.conversationId === conversationId);
    const next = ours.find(({ state }) => state === 'waiting');
    if (next && !ours.some(({ state }) => state === 'sending')) void this.#send(next);
  }

  async #send({ id, conversationId, text, key, openSince, before }: Unsent): Promise<void> {
    const startedAt = openSince ?? Date.now();
    const there = openSince === undefined ? this.#threadOf(conversationId)?.mensajes : undefined;
    this.#list.change(id, {
      state: 'sending',
      openSince: startedAt,
      before: there ? keptBefore(there, text) : before,
    });
    await this.#list.keep(id);
    const sent = this.#bodyOf(key, conversationId, text);
    let wasLost = openSince !== undefined;
    const onLoss = () => {
      wasLost = true;
    };
    try {
      const message = await this.#write(sent, { idempotencyKey: key, openSince, onLoss });
      this.#note(conversationId, message);
      this.#list.arrive(new Map([[id, message]]));
      this.#bodies.delete(key);
    } catch (error) {
      const { isOpen, isOver } = endOf(error, wasLost);
      this.#list.change(id, {
        state: isOpen ? 'unknown' : 'refused',
        error,
        openSince: isOpen ? startedAt : undefined,
        ...(isOver && { key: newIdempotencyKey() }),
      });
      await this.#list.keep(id);
      if (isOpen) void this.look(conversationId);
    }
    this.#next(conversationId);
  }

  async #write(sent: object, { onLoss, ...by }: Try): Promise<MessageRecord> {
    const options = { client: this.#client, repeats: REPEATS, ...by };
    for (let losses = 0; ; losses++) {
      try {
        return (await write(postMessage, sent as never, this.#target, options)) as MessageRecord;
      } catch (error) {
        if (!repeatsLost(losses, error)) throw error;
        onLoss();
      }
    }
  }

  #bodyOf(key: string, conversationId: string, text: string): object {
    const body = this.#bodies.get(key) ?? { path: { conv_id: conversationId }, body: { texto: text } };
    this.#bodies.set(key, body);
    return body;
  }

  /** What was sent stands in the thread as the server answered it, before that is read anew. */
  #note(conversationId: string, message: MessageRecord): void {
    const { queryKey } = this.#queryOf(conversationId);
    this.#client.setQueryData<ConversationRecord>(
      queryKey,
      (thread) => thread && withMessage(thread, message),
    );
    void this.#client.invalidateQueries({ queryKey });
    void this.#client.invalidateQueries({ queryKey: keyOf(listConversations, this.#target) });
  }

  #threadOf(conversationId: string): ConversationRecord | undefined {
    return this.#client.getQueryData<ConversationRecord>(this.#queryOf(conversationId).queryKey);
  }

  #queryOf(conversationId: string) {
    return queryOf(getConversation, { path: { conv_id: conversationId } } as never, this.#target);
  }
}
