import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandboxMetrics } from '../sandbox/metrics/sandbox-metrics.ts';
import { startConsole } from './support/console-server.ts';
import { startConstantUpstream } from './support/constant-upstream.ts';
import { cpuSeconds } from './support/cpu-seconds.ts';
import { type Load, median } from './support/http-load.ts';
import { startSandboxProcess } from './support/sandbox-process.ts';
import { runSocketLoad } from './support/socket-load.ts';

/**
 * What metrics cost: the same requests to a process that measures itself and to one that does not, in turns, by the processor
 * time of the process for each request, which other programs of the machine disturb less than its pace; and what a scrape
 * costs after them.
 */
const TARGET = 1.1;
const ROUNDS = 9;
const ROUND_S = 2;
const WARM_UP_S = 4;
const KEY = 'sac_test_benchmark000';
const TOKEN = 'a-token-for-benchmarks-alone';

type Side = { readonly pid: number; readonly load: Load };
const ratios: number[] = [];

async function compare(name: string, off: Side, on: Side): Promise<void> {
  for (const side of [off, on, off, on]) await runSocketLoad(side.load, WARM_UP_S / 2);
  const rounds: { off: number; on: number }[] = [];
  for (let n = 0; n < ROUNDS; n++) {
    // Whoever is first in one round is second in the next.
    const first = n % 2 === 0 ? off : on;
    const second = first === off ? on : off;
    const [one, other] = [await cpuMicros(first), await cpuMicros(second)];
    rounds.push(first === off ? { off: one, on: other } : { off: other, on: one });
  }
  const ratio = median(rounds.map((round) => round.on / round.off));
  ratios.push(ratio);
  const of = (side: 'off' | 'on') => Math.round(median(rounds.map((round) => round[side])));
  console.log(`${name.padEnd(34)}off ${of('off')} µs, on ${of('on')} µs of processor a request`);
  console.log(`  ratio by round ${rounds.map((round) => (round.on / round.off).toFixed(2)).join('  ')}`);
  console.log(`  ratio          ${ratio.toFixed(2)} (target ${TARGET} at most)`);
}

/** Processor time of a process for a request of its load, in microseconds. */
async function cpuMicros({ pid, load }: Side): Promise<number> {
  const before = cpuSeconds(pid);
  const { perSecond } = await runSocketLoad(load, ROUND_S);
  return ((cpuSeconds(pid) - before) * 1_000_000) / (perSecond * ROUND_S);
}

async function timeScrape(name: string, origin: string): Promise<void> {
  const times: number[] = [];
  let size = 0;
  for (let n = 0; n < 20; n++) {
    const started = performance.now();
    const reply = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    size = (await reply.text()).length;
    times.push(performance.now() - started);
  }
  console.log(`${name.padEnd(34)}${median(times).toFixed(1)} ms, ${Math.round(size / 1024)} KiB`);
}

/** The instruments of one request alone, without the request: what other programs of the machine hardly disturb. */
async function timeInstruments(): Promise<void> {
  const { onAnswered } = await createSandboxMetrics();
  const calls = 200_000;
  const rounds = Array.from({ length: 7 }, () => {
    const started = performance.now();
    for (let n = 0; n < calls; n++) onAnswered(n % 2 === 0 ? 'getDeal' : 'listDeals', 200, n % 40);
    return ((performance.now() - started) * 1000) / calls;
  });
  console.log(`${'the instruments of a request'.padEnd(34)}${median(rounds).toFixed(2)} µs`);
}

async function ofConsole(): Promise<void> {
  const upstream = await startConstantUpstream(JSON.stringify({ id: 1042, title: 'Renovación de flota' }));
  const connected = { baseUrl: upstream.baseUrl, apiKey: KEY };
  const [off, on] = [
    await startConsole(connected),
    await startConsole(connected, { CONSOLE_METRICS_TOKEN: TOKEN }),
  ];
  try {
    const sideOf = ({ pid, origin, cookie, connection }: typeof on): Side => {
      const headers = { cookie, 'x-console-connection': connection };
      return { pid, load: { origin, path: '/api/v1/deals/1042', headers, connections: 16 } };
    };
    await compare('console, a forwarded read', sideOf(off), sideOf(on));
    await timeScrape('console, a scrape', on.origin);
  } finally {
    await Promise.all([off.stop(), on.stop()]);
    upstream.stop();
  }
}

async function ofSandbox(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-metrics-'));
  const start = (name: string, settings: Record<string, string>) => {
    const own = { SANDBOX_DATA_DIR: join(folder, name), SANDBOX_KEYS: `${KEY}:1`, SANDBOX_SEED: 'demo' };
    return startSandboxProcess({ ...own, ...settings }, join(folder, `${name}.log`));
  };
  const [off, on] = [await start('off', {}), await start('on', { SANDBOX_METRICS_TOKEN: TOKEN })];
  try {
    const headers = { authorization: `Bearer ${KEY}` };
    const sideOf = ({ pid, url }: typeof on): Side => ({
      pid,
      load: { origin: url, path: '/api/v1/deals/1', headers, connections: 16 },
    });
    await compare('sandbox on PGlite, GET /deals/{id}', sideOf(off), sideOf(on));
    await timeScrape('sandbox, a scrape', on.url);
  } finally {
    await Promise.all([off.stop(), on.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

await timeInstruments();
await ofSandbox();
await ofConsole();
process.exitCode = ratios.every((ratio) => ratio <= TARGET) ? 0 : 1;
