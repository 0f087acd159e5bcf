import { setImmediate as immediate } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { call } from '@/lib/api/client';
import { redeliver } from '@/lib/api/contract/webhooks';
import { json, startLoopback } from '@/lib/testing/loopback';
import type { Attempt } from './attempt';
import { BulkJob } from './bulk-job';
import { type ItemState, isOpen, type JobState } from './job';
import type { Keeper } from './keeper';

/** What the server does with a request, or what its person does while the request is under way. */
const events = fc.constantFrom(
  'ok',
  'lost before',
  'lost after',
  'busy',
  'signed out',
  'failed before',
  'failed after',
  'refused',
  'pause',
  'cancel',
  'suspend',
  'crash',
);
type Event = typeof events extends fc.Arbitrary<infer E> ? E : never;

const error = (status: number) => json({ error: { code: 'x', message: 'no', request_id: 'req_1' } }, status);
const stepOf = (url: string) => url.split('/').at(-2)!;

/** What a browser keeps of one job, over its tabs. */
class Disk {
  readonly states = new Map<number, ItemState>();
  holder: object | undefined;
}

/** A tab: it may end at any time, and what it had not kept by then is lost. */
class Tab {
  isDead = false;
  readonly job: BulkJob<{ id: number }>;

  constructor(
    disk: Disk,
    count: number,
    send: (item: { id: number }, attempt: Attempt) => Promise<void>,
    state?: JobState,
  ) {
    const keeper: Keeper = {
      isKept: true,
      take: async () => {
        if (disk.holder) return undefined;
        disk.holder = this;
        return new Map(disk.states);
      },
      save: async (states) => {
        if (!this.isDead) for (const [place, of] of states) disk.states.set(place, of);
      },
      release: () => {
        if (disk.holder === this) disk.holder = undefined;
      },
    };
    const items = Array.from({ length: count }, (_, id) => ({ id }));
    this.job = new BulkJob(
      { id: 'job', items, send, keeper, secondMs: 0, ...(state && { state }) },
      new Map(disk.states),
    );
  }

  /** Resolves once it stands still. */
  still(): Promise<JobState> {
    return new Promise((resolve) => {
      const look = () => {
        const { state } = this.job.getView();
        if (this.isDead || (state !== 'running' && state !== 'waiting')) resolve(state);
      };
      this.job.subscribe(look);
      look();
    });
  }
}

async function play(count: number, script: readonly Event[]) {
  const disk = new Disk();
  const effects = new Map<string, number>();
  const kept = new Map<string, ReturnType<typeof json>>();
  const sentAfterDone: string[] = [];
  const sentAgain: string[] = [];
  let tab: Tab;
  let nth = 0;
  await using server = await startLoopback(({ url, headers }) => {
    const id = Number(stepOf(url));
    const key = String(headers['idempotency-key']);
    if (tab.job.results()[id]!.state.outcome === 'done') sentAfterDone.push(url);
    if ('reply' in (disk.states.get(id)?.steps?.[key.split('-')[2]!] ?? {})) sentAgain.push(key);
    const event = script[nth++] ?? 'ok';
    if (event === 'pause') tab.job.pause();
    if (event === 'cancel') tab.job.cancel();
    if (event === 'suspend') tab.job.suspend();
    if (event === 'crash') {
      tab.isDead = true;
      disk.holder = undefined;
      tab.job.cancel();
    }
    if (event === 'lost before') return 'hang up';
    if (event === 'busy') return { status: 429, headers: { 'Retry-After': '0' } };
    if (event === 'signed out') return error(401);
    if (event === 'failed before') return error(500);
    const known = kept.get(key);
    if (known) return known;
    if (event === 'refused') kept.set(key, error(422));
    else {
      const done = key.split('-').slice(1, 3).join(' ');
      effects.set(done, (effects.get(done) ?? 0) + 1);
      kept.set(key, json({ id: 1000 + id }));
    }
    if (event === 'lost after') return 'hang up';
    return event === 'failed after' ? error(500) : kept.get(key)!;
  });
  const { baseUrl } = server;
  const step = (name: string, { id }: { id: number }, attempt: Attempt) =>
    attempt.step(name, async ({ idempotencyKey }) => {
      await call(redeliver, { path: { id } }, { baseUrl, idempotencyKey });
    });
  const send = async (item: { id: number }, attempt: Attempt) => {
    await step('first', item, attempt);
    attempt.made = { note: 'begun' };
    await step('second', item, attempt);
  };
  tab = new Tab(disk, count, send);
  await tab.job.begin();
  // Everything that its person can do is done until nothing is left to do.
  for (let rounds = 0; rounds < 300; rounds++) {
    const state = await tab.still();
    const { counts, done } = tab.job.getView();
    if (tab.isDead || state === 'stopped') {
      // What is under way is waited for before the next tab can have it.
      while (disk.holder) await immediate();
      tab = new Tab(disk, count, send, 'stopped');
      await tab.job.begin();
    } else if (state === 'done' && done === count && counts.done === count) break;
    else if (state === 'done' || (state === 'cancelled' && done === count)) await tab.job.retryFailed();
    else if (isOpen({ state })) tab.job.resume();
    else await tab.job.begin();
  }
  return { tab, effects, sentAfterDone, sentAgain, disk };
}

test('whatever happens on the way, each item is done once, has one result, and nothing known to be done is sent again', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 8 }),
      fc.array(events, { maxLength: 40 }),
      async (count, script) => {
        const { tab, effects, sentAfterDone, sentAgain, disk } = await play(count, script);
        expect(tab.job.getView()).toMatchObject({ state: 'done', done: count, total: count });
        const results = tab.job.results();
        expect(results.map(({ item, state }) => [item.id, state.outcome])).toEqual(
          Array.from({ length: count }, (_, id) => [id, 'done']),
        );
        expect(effects.size).toBe(2 * count);
        expect([...effects.values()].every((times) => times === 1)).toBe(true);
        // What a tab had under way as it ended may come late, by the same key: it is judged by its effects alone.
        if (!script.includes('crash')) expect([sentAfterDone, sentAgain]).toEqual([[], []]);
        await tab.job.saved;
        expect([...disk.states].toSorted(([one], [other]) => one - other)).toEqual(
          results.map(({ state }, place) => [place, state]),
        );
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);
