import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error';
import { call } from './client';
import { listBlogPosts, postMessage } from './contract/content';
import { getWorkflow, publishWorkflow } from './contract/workflows';
import { type EarlyReply, forgetEarly, offerEarly, takeEarly } from './early-replies';
import { settleWrite } from './settle/settle-write';

const address = '/api/v1/blog/posts?limit=100';
/** Each test begins a minute after the one before, so that what changed there is long ago. */
let now = performance.now();
beforeEach(() => {
  now += 60_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

const asked = () => performance.timeOrigin + now;
const replied = (text: string) => Promise.resolve({ status: 200, requestId: 'req_1', text });

test('an answer is taken once, by a call of the same connection and address', async () => {
  offerEarly({ id: 'one', connectionId: 'c', at: asked(), address, reply: replied('{}') });
  expect(await takeEarly('other', address)).toBeUndefined();
  expect(await takeEarly('c', '/api/v1/sites')).toBeUndefined();
  const answer = await takeEarly('c', address);
  expect(answer).toMatchObject({ status: 200, text: '{}' });
  expect(answer?.headers.get('x-request-id')).toBe('req_1');
  expect(await takeEarly('c', address)).toBeUndefined();
});

test('a page that is shown again from memory brings no old answer', async () => {
  const early = { id: 'two', connectionId: 'c', at: asked(), address, reply: replied('{}') };
  offerEarly(early);
  await takeEarly('c', address);
  offerEarly(early);
  expect(await takeEarly('c', address)).toBeUndefined();
});

test('what an answer led to is there when the answer is, whether somebody takes that or not', async () => {
  const followed = [
    { id: 'led', connectionId: 'c', at: asked(), address: '/api/v1/sites', reply: replied('[]') },
  ];
  const reply = Promise.resolve({ status: 200, requestId: null, text: '{}', followed });
  offerEarly({ id: 'leads', connectionId: 'c', at: asked(), address, reply });
  expect(await takeEarly('c', '/api/v1/sites')).toBeUndefined();
  await reply;
  expect(await takeEarly('c', '/api/v1/sites')).toMatchObject({ text: '[]' });
  expect(await takeEarly('c', address)).toMatchObject({ text: '{}' });
});

test('an answer that nobody asked for in time, or from before a change, is none', async () => {
  offerEarly({ id: 'late', connectionId: 'c', at: asked(), address, reply: replied('{}') });
  now += 11_000;
  expect(await takeEarly('c', address)).toBeUndefined();
  offerEarly({ id: 'changed', connectionId: 'c', at: asked(), address, reply: replied('{}') });
  forgetEarly();
  expect(await takeEarly('c', address)).toBeUndefined();
});

test('an answer from before a change is none, also where its page is shown only after it', async () => {
  const at = asked();
  now += 1_000;
  forgetEarly();
  offerEarly({ id: 'ahead', connectionId: 'c', at, address, reply: replied('{}') });
  expect(await takeEarly('c', address)).toBeUndefined();
});

test('an answer that is awaited while something changes is none, nor what it led to', async () => {
  const at = asked();
  const { promise, resolve } = Promise.withResolvers<Awaited<EarlyReply['reply']>>();
  offerEarly({ id: 'awaited', connectionId: 'c', at, address, reply: promise });
  const taken = takeEarly('c', address);
  now += 1_000;
  forgetEarly();
  const sites = { id: 'led on', connectionId: 'c', at, address: '/api/v1/sites', reply: replied('[]') };
  resolve({ ...(await replied('{}')), followed: [sites] });
  expect(await taken).toBeUndefined();
  expect(await takeEarly('c', '/api/v1/sites')).toBeUndefined();
});

test('what is asked while a write is under way is forgotten when its answer is there', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const sent = { path: { conv_id: 1 }, body: { texto: 'Hola' } };
  const writing = call(postMessage, sent, { connectionId: 'c', fetch: () => promise });
  now += 1_000;
  offerEarly({ id: 'meanwhile', connectionId: 'c', at: asked(), address, reply: replied('{}') });
  now += 1_000;
  resolve(new Response('{"id":1}'));
  await writing;
  expect(await takeEarly('c', address)).toBeUndefined();
});

test('an answer that did not come is no answer', async () => {
  offerEarly({
    id: 'three',
    connectionId: 'c',
    at: asked(),
    address,
    reply: Promise.reject(new Error('cut')),
  });
  expect(await takeEarly('c', address)).toBeUndefined();
  offerEarly({ id: 'four', connectionId: 'c', at: asked(), address, reply: Promise.resolve(undefined) });
  expect(await takeEarly('c', address)).toBeUndefined();
});

test('a promise as React hands it to the browser is waited for', async () => {
  const value = { status: 200, requestId: null, text: '{}' };
  const handed = Object.create(Promise.prototype, {
    // biome-ignore lint/suspicious/noThenProperty: what is tested
    then: { value: (resolve: (it: unknown) => void) => void resolve(value) },
  });
  offerEarly({ id: 'six', connectionId: 'c', at: asked(), address, reply: handed });
  expect(await takeEarly('c', address)).toMatchObject({ text: '{}' });
});

test('a call reads it as it reads any answer', async () => {
  const text = '{"data":[{"id":1,"slug":"hola","titulo":"Hola"}],"next_cursor":null}';
  offerEarly({ id: 'five', connectionId: 'c', at: asked(), address, reply: replied(text) });
  const page = await call(listBlogPosts, { query: { limit: 100 } as never }, { connectionId: 'c' });
  expect(page.items).toMatchObject([{ id: 1, slug: 'hola', titulo: 'Hola' }]);
});

test('who wants what is stored now asks for it, and so does a look at what became of a write', async () => {
  const ask = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ id: 7, nombre: 'Now', activo: true }));
  const target = { connectionId: 'c' };
  const sent = { path: { wf_id: 7 } };
  const reply = replied('{"id":7,"nombre":"Before","activo":false}');
  offerEarly({ id: 'seven', ...target, at: asked(), address: '/api/v1/workflows/7', reply });
  expect((await call(getWorkflow, sent, { ...target, isNow: true })).nombre).toBe('Now');
  const error = new ApiError({ operation: publishWorkflow, status: 0, code: 'network_failure', message: '' });
  const resend = () => Promise.reject(error);
  const write = { operation: publishWorkflow, sent, target, error, startedAt: 0, client: undefined, resend };
  expect(await settleWrite(write)).toMatchObject({ activo: true });
  expect(ask).toHaveBeenCalledTimes(2);
  expect((await call(getWorkflow, sent, target)).nombre).toBe('Before');
});
