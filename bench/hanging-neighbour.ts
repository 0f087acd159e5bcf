import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { FakeApi } from '../lib/testing/fake-api.ts';
import { HeldCalls } from '../lib/testing/held-calls.ts';
import { startConsole } from './support/console-server.ts';
import { startConstantUpstream } from './support/constant-upstream.ts';
import { type LoadResult, median } from './support/http-load.ts';
import { runSocketLoad } from './support/socket-load.ts';

/**
 * What a server that never answers takes from another: reads of a healthy connection alone, and while 300 reads of a
 * hanging connection are under way or asked for again, in turns on one production console.
 */
const TARGET = 0.7;
const HANGING_READS = 300;
const ROUNDS = 5;
const ROUND_S = 2;

const healthy = await startConstantUpstream(JSON.stringify({ data: [], next_cursor: null }));
const held = new HeldCalls();
const hanging = await new FakeApi(held.hold).start();
const apiKey = 'bench_test_0123456789abcdef';
const console_ = await startConsole({ baseUrl: healthy.baseUrl, apiKey });
const dispatcher = new Agent({ connections: HANGING_READS });
try {
  const { origin, cookie } = console_;
  const created = await request(`${origin}/api/console/connections`, {
    method: 'POST',
    headers: { cookie, origin, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Hanging', baseUrl: hanging.baseUrl, apiKey }),
  });
  const { id } = (await created.body.json()) as { id: string };
  const load = {
    origin,
    path: '/api/v1/pipelines',
    headers: { cookie, 'x-console-connection': console_.connection },
    connections: 8,
  };
  const hangingHeaders = { cookie, 'x-console-connection': id };

  /** Asks, and asks again a second after it was refused, until the round is over. */
  async function keepAsking(over: AbortSignal): Promise<void> {
    while (!over.aborted) {
      const options = { dispatcher, headers: hangingHeaders, signal: over };
      await request(`${origin}/api/v1/deals`, options)
        .then(({ body }) => body.dump())
        .catch(() => undefined);
      await sleep(1_000, undefined, { signal: over }).catch(() => undefined);
    }
  }

  async function besideHanging(): Promise<LoadResult> {
    const over = new AbortController();
    const asking = Array.from({ length: HANGING_READS }, () => keepAsking(over.signal));
    await held.untilHeld();
    const result = await runSocketLoad(load, ROUND_S);
    over.abort();
    await Promise.all(asking);
    return result;
  }

  await runSocketLoad(load, 3);
  const rounds: { alone: LoadResult; beside: LoadResult }[] = [];
  for (let n = 0; n < ROUNDS; n++) {
    rounds.push({ alone: await runSocketLoad(load, ROUND_S), beside: await besideHanging() });
  }
  for (const kind of ['alone', 'beside'] as const) {
    const of = (pick: (result: LoadResult) => number) => median(rounds.map((round) => pick(round[kind])));
    console.log(
      `${(kind === 'alone' ? 'alone' : 'beside a hang').padEnd(16)}${Math.round(of(({ perSecond }) => perSecond))} reads/s, ` +
        `p50 ${of(({ p50 }) => p50).toFixed(1)} ms, p99 ${of(({ p99 }) => p99).toFixed(1)} ms`,
    );
  }
  const ratios = rounds.map(({ alone, beside }) => beside.perSecond / alone.perSecond);
  console.log(`held at most    ${held.most} of ${HANGING_READS}`);
  console.log(`ratio by round  ${ratios.map((value) => value.toFixed(2)).join('  ')}`);
  console.log(`ratio           ${median(ratios).toFixed(2)} (target ${TARGET})`);
  if (median(ratios) < TARGET) process.exitCode = 1;
} finally {
  await dispatcher.destroy();
  await console_.stop();
  healthy.stop();
  await hanging.stop();
}
