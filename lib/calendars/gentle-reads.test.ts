import { expect, test } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { gentleReads } from './gentle-reads';

const limited = (retryAfter?: number) =>
  new ApiError({ operation: { id: 'x' }, status: 429, code: 'rate_limited', message: '', retryAfter });

/** A read that ends when it is told to. */
function held() {
  let finish = (_: string | Error) => {};
  const done = new Promise<string>((resolve, reject) => {
    finish = (end) => (typeof end === 'string' ? resolve(end) : reject(end));
  });
  return { done, finish };
}

const turn = () => new Promise((done) => setImmediate(done));

test('two are under way at a time, the others in their order', async () => {
  const read = gentleReads();
  const [one, two, three] = [held(), held(), held()];
  const begun: string[] = [];
  const all = Object.entries({ one, two, three }).map(([name, { done }]) =>
    read(() => {
      begun.push(name);
      return done;
    }),
  );
  await turn();
  expect(begun).toEqual(['one', 'two']);
  two.finish('2');
  await turn();
  expect(begun).toEqual(['one', 'two', 'three']);
  one.finish('1');
  three.finish('3');
  expect(await Promise.all(all)).toEqual(['1', '2', '3']);
});

test('a server that limits is left alone for as long as it asks, by all of them', async () => {
  const waits: number[] = [];
  const pause = held();
  const read = gentleReads((milliseconds) => {
    waits.push(milliseconds);
    return pause.done;
  });
  let asked = 0;
  const answers = ['a', 'b', 'c'].map((answer) =>
    read(async () => {
      asked += 1;
      if (asked === 1) throw limited(12);
      return answer;
    }),
  );
  await turn();
  // Two were let out before the first answer; nothing more while it is waited for.
  expect([asked, waits]).toEqual([2, [12_000]]);
  pause.finish('over');
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c']);
});

test('it gives up in the end, and other errors are thrown at once', async () => {
  const read = gentleReads(async () => undefined);
  let asked = 0;
  await expect(
    read(async () => {
      asked += 1;
      throw limited();
    }),
  ).rejects.toThrow();
  expect(asked).toBe(3);
  await expect(read(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});

test('what is given up before its turn is not sent', async () => {
  const read = gentleReads();
  const [one, two] = [held(), held()];
  const first = [read(() => one.done), read(() => two.done)];
  const gone = new AbortController();
  let isSent = false;
  const third = read(async () => {
    isSent = true;
  }, gone.signal);
  gone.abort();
  one.finish('');
  two.finish('');
  await Promise.all(first);
  await expect(third).rejects.toThrow();
  expect(isSent).toBe(false);
});
