import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { ASK_AFTER_MS, type Network, OfflineWrites } from './offline-writes.ts';

const operation = { id: 'updateDeal', extension: false } as const;

/** A browser whose network comes and goes as a test says. */
class Browser implements Network {
  online = true;
  answers = true;
  looks = 0;
  #listener = () => {};
  readonly isOnline = () => this.online;
  readonly onOnline = (listener: () => void) => {
    this.#listener = listener;
  };
  readonly reaches = async () => {
    this.looks += 1;
    return this.answers;
  };
  readonly pause = (milliseconds: number) =>
    new Promise<void>((done) => {
      setTimeout(done, milliseconds);
    });
  readonly place = () => 'Ventas';
  set(online: boolean) {
    this.online = online;
    if (online) this.#listener();
  }
}

let browser: Browser;
let writes: OfflineWrites;
const sent: string[] = [];
const make = (name: string, result: () => Promise<unknown> = async () => name) =>
  writes.run(operation, 'PATCH', () => {
    sent.push(name);
    return result();
  });
/** The same where sending it twice does its work once. */
const repeat = (name: string, result: () => Promise<unknown>) =>
  writes.run(
    operation,
    'PATCH',
    () => {
      sent.push(name);
      return result();
    },
    true,
  );
const lost = () => new ApiError({ operation, status: 0, code: 'network_failure', message: 'Lost' });
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  browser = new Browser();
  writes = new OfflineWrites(browser);
});
afterEach(() => vi.useRealTimers());

describe('writes made offline', () => {
  test('are sent at once while there is a network, without a look at the console', async () => {
    await expect(make('a')).resolves.toBe('a');
    expect(browser.looks).toBe(0);
    expect(writes.waiting().writes).toEqual([]);
  });

  test('wait in sight and are sent in their order, each after the one before', async () => {
    browser.set(false);
    let answer = (_: string) => {};
    const first = make('a', () => new Promise<string>((done) => (answer = done)));
    const second = make('b');
    await settle();
    expect(sent).toEqual([]);
    expect(writes.waiting()).toMatchObject({
      isAsked: false,
      writes: [
        { method: 'PATCH', place: 'Ventas' },
        { method: 'PATCH', place: 'Ventas' },
      ],
    });
    browser.set(true);
    await settle();
    expect(sent).toEqual(['a']);
    answer('done');
    await expect(first).resolves.toBe('done');
    await expect(second).resolves.toBe('b');
    expect(sent).toEqual(['a', 'b']);
    expect(writes.waiting().writes).toEqual([]);
  });

  test('wait until the console answers, whatever the browser says of its network', async () => {
    browser.set(false);
    browser.answers = false;
    const write = make('a');
    browser.set(true);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(sent).toEqual([]);
    expect(browser.looks).toBe(4);
    browser.answers = true;
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(write).resolves.toBe('a');
  });

  test('are asked about after ten minutes, and not sent before an answer', async () => {
    browser.set(false);
    const write = make('a');
    await vi.advanceTimersByTimeAsync(ASK_AFTER_MS);
    expect(writes.waiting().isAsked).toBe(true);
    browser.set(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
    writes.sendAll();
    await expect(write).resolves.toBe('a');
    expect(sent).toEqual(['a']);
  });

  test('are asked about where the machine slept, before its timers have run', async () => {
    browser.set(false);
    void make('a');
    vi.setSystemTime(Date.now() + ASK_AFTER_MS);
    browser.set(true);
    await settle();
    expect(sent).toEqual([]);
    expect(writes.waiting().isAsked).toBe(true);
  });

  test('an answer given while still offline holds until then', async () => {
    browser.set(false);
    const write = make('a');
    await vi.advanceTimersByTimeAsync(ASK_AFTER_MS);
    writes.sendAll();
    expect(writes.waiting()).toMatchObject({ isAsked: false, writes: [{}] });
    browser.set(true);
    await expect(write).resolves.toBe('a');
  });

  test('are given up as what was surely not sent', async () => {
    browser.set(false);
    const write = make('a');
    const refused = expect(write).rejects.toMatchObject({ code: 'not_sent', isConsole: true });
    writes.giveUp();
    await refused;
    browser.set(true);
    await settle();
    expect(sent).toEqual([]);
    await expect(make('b')).resolves.toBe('b');
  });

  test('one that fails holds up none of the others', async () => {
    browser.set(false);
    const first = make('a', () => Promise.reject(new Error('refused')));
    const second = make('b');
    const failed = expect(first).rejects.toThrow('refused');
    browser.set(true);
    await failed;
    await expect(second).resolves.toBe('b');
  });

  test('a confirmation holds for what was asked about, not for what is made after it', async () => {
    browser.set(false);
    const first = make('a');
    await vi.advanceTimersByTimeAsync(ASK_AFTER_MS);
    writes.sendAll();
    void make('b');
    await vi.advanceTimersByTimeAsync(ASK_AFTER_MS);
    expect(writes.waiting()).toMatchObject({ isAsked: true, writes: [{}, {}] });
    browser.set(true);
    await settle();
    expect(sent).toEqual([]);
    writes.sendAll();
    await expect(first).resolves.toBe('a');
  });

  test('one whose answer is lost is sent again before the next, and at last fails as what may be done', async () => {
    browser.set(false);
    const first = repeat('a', () => Promise.reject(lost()));
    const failed = expect(first).rejects.toMatchObject({ status: 0, code: 'network_failure' });
    const second = make('b');
    browser.set(true);
    await failed;
    await expect(second).resolves.toBe('b');
    expect(sent).toEqual(['a', 'a', 'a', 'b']);
  });

  test('given up after an answer was lost it is not said to have changed nothing', async () => {
    browser.set(false);
    const write = repeat('a', () => {
      browser.set(false);
      return Promise.reject(lost());
    });
    const refused = expect(write).rejects.toMatchObject({ code: 'not_sent', isUnsure: true });
    browser.set(true);
    await vi.advanceTimersByTimeAsync(0);
    writes.giveUp();
    await refused;
    expect(sent).toEqual(['a']);
  });
});

test('whatever happens, each is done once and in order, or says that it was not', async () => {
  const steps = fc.array(
    fc.constantFrom('online', 'offline', 'write', 'wait', 'long wait', 'cut', 'mended', 'send', 'give up'),
    { maxLength: 40 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      sent.length = 0;
      browser = new Browser();
      writes = new OfflineWrites(browser);
      let isCut = false;
      const done: number[] = [];
      const said: Promise<'done' | 'not'>[] = [];
      const act = (name: number) => async () => {
        if (isCut) throw lost();
        done.push(name);
      };
      for (const step of all) {
        if (step === 'online' || step === 'offline') browser.set(step === 'online');
        if (step === 'cut' || step === 'mended') isCut = step === 'cut';
        if (step === 'wait') await vi.advanceTimersByTimeAsync(3_000);
        if (step === 'long wait') await vi.advanceTimersByTimeAsync(ASK_AFTER_MS);
        if (step === 'send') writes.sendAll();
        if (step === 'give up') writes.giveUp();
        if (step === 'write') {
          const write = writes.run(operation, 'PATCH', act(said.length), true);
          said.push(
            write.then(
              () => 'done',
              () => 'not',
            ),
          );
        }
      }
      isCut = false;
      browser.set(true);
      writes.sendAll();
      await vi.advanceTimersByTimeAsync(60_000);
      const outcomes = await Promise.all(said);
      expect(done).toEqual(outcomes.flatMap((outcome, name) => (outcome === 'done' ? name : [])));
      expect(writes.waiting()).toEqual({ writes: [], isAsked: false });
    }),
  );
});
