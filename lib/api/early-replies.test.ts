import { expect, test } from 'vitest';
import { call } from './client';
import { listBlogPosts } from './contract/content';
import { offerEarly, takeEarly } from './early-replies';

const address = '/api/v1/blog/posts?limit=100';
const replied = (text: string) => Promise.resolve({ status: 200, requestId: 'req_1', text });

test('an answer is taken once, by a call of the same connection and address', async () => {
  offerEarly({ id: 'one', connectionId: 'c', address, reply: replied('{}') });
  expect(await takeEarly('other', address)).toBeUndefined();
  expect(await takeEarly('c', '/api/v1/sites')).toBeUndefined();
  const answer = await takeEarly('c', address);
  expect(answer).toMatchObject({ status: 200, text: '{}' });
  expect(answer?.headers.get('x-request-id')).toBe('req_1');
  expect(await takeEarly('c', address)).toBeUndefined();
});

test('a page that is shown again from memory brings no old answer', async () => {
  const early = { id: 'two', connectionId: 'c', address, reply: replied('{}') };
  offerEarly(early);
  await takeEarly('c', address);
  offerEarly(early);
  expect(await takeEarly('c', address)).toBeUndefined();
});

test('an answer that did not come is no answer', async () => {
  offerEarly({ id: 'three', connectionId: 'c', address, reply: Promise.reject(new Error('cut')) });
  expect(await takeEarly('c', address)).toBeUndefined();
  offerEarly({ id: 'four', connectionId: 'c', address, reply: Promise.resolve(undefined) });
  expect(await takeEarly('c', address)).toBeUndefined();
});

test('a promise as React hands it to the browser is waited for', async () => {
  const value = { status: 200, requestId: null, text: '{}' };
  const handed = Object.create(Promise.prototype, {
    // biome-ignore lint/suspicious/noThenProperty: what is tested
    then: { value: (resolve: (it: unknown) => void) => void resolve(value) },
  });
  offerEarly({ id: 'six', connectionId: 'c', address, reply: handed });
  expect(await takeEarly('c', address)).toMatchObject({ text: '{}' });
});

test('a call reads it as it reads any answer', async () => {
  const text = '{"data":[{"id":1,"slug":"hola","titulo":"Hola"}],"next_cursor":null}';
  offerEarly({ id: 'five', connectionId: 'c', address, reply: replied(text) });
  const page = await call(listBlogPosts, { query: { limit: 100 } as never }, { connectionId: 'c' });
  expect(page.items).toMatchObject([{ id: 1, slug: 'hola', titulo: 'Hola' }]);
});
