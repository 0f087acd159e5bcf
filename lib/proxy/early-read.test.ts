import { beforeEach, expect, test, vi } from 'vitest';
import { getProduct, listProducts } from '../api/contract/catalog.ts';
import { earlyRead } from '../api/early-read.ts';
import { startEarly } from './early-read.ts';
import { forward } from './forward.ts';

vi.mock('next/headers', () => ({ headers: async () => new Headers() }));
vi.mock('./forward.ts', () => ({ forward: vi.fn() }));

const asker = { role: 'admin', connectionId: 'c', closed: { missing: [], noRight: [] } } as never;
const product = (id: string) => earlyRead(getProduct, { path: { producto_id: id } });
function answering(answer: () => BodyInit): void {
  vi.mocked(forward).mockImplementation(async () => new Response(answer()));
}

beforeEach(() => answering(() => '{"id":1,"nombre":"Taza"}'));

test('what is no id is left to the browser, and the rest is asked for', async () => {
  const begun = startEarly([product('.'), product('..'), product(''), product('1')], asker);
  expect(begun.map(({ address }) => address)).toEqual(['/api/v1/products/1']);
  expect(await begun[0]?.reply).toMatchObject({ status: 200, text: '{"id":1,"nombre":"Taza"}' });
});

test('an answer stays where what it leads to cannot be asked for', async () => {
  answering(() => '{"data":[],"next_cursor":null}');
  const badId = startEarly([earlyRead(listProducts, {}, () => [product('.')])], asker);
  expect(await badId[0]?.reply).toMatchObject({ status: 200, followed: [] });
  const failing = earlyRead(listProducts, {}, () => {
    throw new TypeError('not as expected');
  });
  expect(await startEarly([failing], asker)[0]?.reply).toMatchObject({ status: 200, followed: [] });
});

test('an answer that breaks off, or does not come, is none', async () => {
  answering(() => new ReadableStream({ pull: (body) => body.error(new Error('cut')) }));
  expect(await startEarly([product('1')], asker)[0]?.reply).toBeUndefined();
  answering(() => {
    throw new Error('left');
  });
  expect(await startEarly([product('1')], asker)[0]?.reply).toBeUndefined();
});

test('a long answer is let go of as it comes, for the browser to ask', async () => {
  let sent = 0;
  const chunk = new Uint8Array(64 * 1024);
  const pull = (body: ReadableStreamDefaultController) => {
    sent += chunk.length;
    body.enqueue(chunk);
  };
  answering(() => new ReadableStream({ pull }));
  expect(await startEarly([product('1')], asker)[0]?.reply).toBeUndefined();
  expect(sent).toBeLessThan(1024 * 1024);
});
