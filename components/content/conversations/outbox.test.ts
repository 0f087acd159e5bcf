import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { type KeptMessage, withKept } from '@/lib/conversations/unsent';
import { json, type Seen, startLoopback } from '@/lib/testing/loopback';
import type { MessageStore } from './kept-messages';
import { Outbox } from './outbox';

type Fault = 'lost' | 'busy' | 'replayed';

/** A conversation of which writes fail as the list says, one after the other, and then go well; and a browser's store. */
async function startTalk(...faults: Fault[]) {
  const messages: object[] = [];
  const talk = { isBlind: false, messages, faults };
  const server = await startLoopback(({ method, body }) => {
    if (method === 'GET') return talk.isBlind ? { status: 503 } : json({ id: 1, mensajes: messages });
    const fault = faults.shift();
    if (fault === 'lost') return 'hang up';
    if (fault) {
      const error = { code: 'refused', message: 'Not now', details: [], request_id: 'r' };
      const answer = json({ error }, fault === 'busy' ? 429 : 422);
      if (typeof answer !== 'object' || fault === 'busy') return answer;
      return { ...answer, headers: { ...answer.headers, 'Idempotency-Replayed': 'true' } };
    }
    const message = { id: messages.length + 1, direccion: 'saliente', texto: JSON.parse(body).texto };
    messages.push(message);
    return json(message, 201);
  });
  const store = memoryStore();
  const open = () => {
    const outbox = new Outbox(store, { baseUrl: server.baseUrl }, new QueryClient());
    outbox.subscribe(() => {});
    return outbox;
  };
  const keys = () => server.seen.filter(isWrite).map(({ headers }) => String(headers['idempotency-key']));
  return { ...server, talk, store, open, keys };
}

const isWrite = ({ method }: Seen) => method === 'POST';

function memoryStore(): MessageStore & { now: readonly KeptMessage[]; ever: KeptMessage[] } {
  return {
    now: [],
    ever: [],
    async all() {
      return this.now;
    },
    async find(id) {
      return this.now.find((one) => one.id === id) ?? null;
    },
    async keep(id, message) {
      this.now = withKept(this.now, id, message);
      if (message) this.ever.push(message);
      return true;
    },
  };
}

/** Until there is nothing that goes out by itself. */
function quiet(outbox: Outbox): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (outbox.all().every(({ state }) => state === 'refused' || state === 'unknown')) resolve();
    };
    outbox.subscribe(look);
    look();
  });
}

const statesOf = (outbox: Outbox) => outbox.all().map(({ text, state }) => `${text}: ${state}`);

it('a refusal says nothing of a try that was lost before it: it goes again by the same key', async () => {
  await using talk = await startTalk('lost', 'busy', 'busy');
  const outbox = talk.open();
  outbox.send(1, 'Hola');
  await quiet(outbox);
  expect(statesOf(outbox)).toEqual(['Hola: unknown']);
  await outbox.retry(outbox.all()[0]!.id);
  await quiet(outbox);
  expect(statesOf(outbox)).toEqual(['Hola: unknown']);
  await outbox.retry(outbox.all()[0]!.id);
  await quiet(outbox);
  expect(outbox.all()).toEqual([]);
  expect(new Set(talk.keys()).size).toBe(1);
});

it('one that was refused alone, or when its key was first used, is not sent and takes another key', async () => {
  await using talk = await startTalk('busy', 'lost', 'replayed');
  const outbox = talk.open();
  outbox.send(1, 'Hola');
  await quiet(outbox);
  expect(statesOf(outbox)).toEqual(['Hola: refused']);
  await outbox.retry(outbox.all()[0]!.id);
  await quiet(outbox);
  expect(statesOf(outbox)).toEqual(['Hola: refused']);
  await outbox.retry(outbox.all()[0]!.id);
  await quiet(outbox);
  expect(talk.talk.messages).toHaveLength(1);
  expect(new Set(talk.keys()).size).toBe(2);
});

it('sends nothing again of which it cannot see whether it arrived', async () => {
  await using talk = await startTalk('lost', 'lost', 'lost');
  const outbox = talk.open();
  outbox.send(1, 'Hola');
  await quiet(outbox);
  talk.talk.isBlind = true;
  expect(await outbox.retry(outbox.all()[0]!.id)).toBe(false);
  expect(statesOf(outbox)).toEqual(['Hola: unknown']);
  expect(talk.keys()).toHaveLength(3);
});

it('of a key that the server may have forgotten the thread decides, and then another key is taken', async () => {
  await using talk = await startTalk();
  const openSince = Date.now() - 24 * 3_600_000;
  const old = {
    id: 'a',
    conversationId: '1',
    text: 'Hola',
    key: 'old',
    at: openSince,
    openSince,
    before: [],
  };
  await talk.store.keep('a', old);
  const outbox = talk.open();
  await new Promise<void>((resolve) => {
    outbox.subscribe(resolve);
  });
  expect(await outbox.retry('a')).toBe(true);
  await quiet(outbox);
  expect(talk.talk.messages).toHaveLength(1);
  expect(talk.keys()).not.toContain('old');
});

it('keeps at once what waits for another', async () => {
  await using talk = await startTalk();
  const outbox = talk.open();
  outbox.send(1, 'Uno');
  outbox.send(1, 'Dos');
  expect(statesOf(outbox)).toEqual(['Uno: sending', 'Dos: waiting']);
  await quiet(outbox);
  // Before it was tried: a page that is closed now has it when it is opened again.
  expect(talk.store.ever.find(({ text }) => text === 'Dos')?.openSince).toBeUndefined();
  expect(talk.talk.messages).toMatchObject([{ texto: 'Uno' }, { texto: 'Dos' }]);
});

it('a message that says the same is not the one that was lost', async () => {
  await using talk = await startTalk('lost', 'lost', 'lost');
  const outbox = talk.open();
  outbox.send(1, 'Sí');
  await quiet(outbox);
  outbox.send(1, 'Sí');
  await quiet(outbox);
  await outbox.look('1');
  expect(talk.talk.messages).toHaveLength(1);
  expect(statesOf(outbox)).toEqual(['Sí: unknown']);
});

it('what another tab sent, or gave up, is not sent here', async () => {
  await using talk = await startTalk('busy');
  const one = talk.open();
  one.send(1, 'Hola');
  await quiet(one);
  const other = talk.open();
  await new Promise<void>((resolve) => {
    other.subscribe(resolve);
  });
  await one.retry(one.all()[0]!.id);
  await quiet(one);
  await vi.waitFor(() => expect(talk.store.now).toEqual([]));
  await other.retry(other.all()[0]!.id);
  expect(other.all()).toEqual([]);
  expect(talk.talk.messages).toHaveLength(1);
});
