import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createServer } from 'vite';
import type { comparingSides } from '../lib/configuration/compare.ts';
import type { inTurns } from '../lib/configuration/in-turns.ts';
import type { readSide } from '../lib/configuration/read-side.ts';
import { expectedOf, MANY, manyRecords, pagesOf } from '../lib/testing/many-records.ts';

/**
 * Two sides of 2,000 records each, read and compared by the console's own code, beside fetching and parsing the same
 * replies and nothing else: the time of the processor, and the longest that nothing else had its turn.
 */
const ROUNDS = 5;
/** Seconds that a comparison of 2,000 records may take of the processor. */
const MOST_SECONDS = 1;

const vite = await createServer({
  configFile: false,
  root: join(import.meta.dirname, '..'),
  resolve: { alias: { '@': join(import.meta.dirname, '..') } },
  server: { middlewareMode: true, ws: false, hmr: false },
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
});
const load = async <Module>(path: string) => (await vite.ssrLoadModule(path)) as Module;
const { readSide: read } = await load<{ readSide: typeof readSide }>('/lib/configuration/read-side.ts');
const { comparingSides: comparing } = await load<{ comparingSides: typeof comparingSides }>(
  '/lib/configuration/compare.ts',
);
const { inTurns: turns } = await load<{ inTurns: typeof inTurns }>('/lib/configuration/in-turns.ts');

/** A server that answers texts that were written before, without a network between. */
function serverOf(side: 'source' | 'target') {
  const pages = pagesOf(manyRecords(side));
  const empty = JSON.stringify({ data: [], next_cursor: null });
  const fetchText: typeof fetch = async (input) => {
    const { pathname, searchParams } = new URL(String(input));
    // As from a network, where whatever waits has its turn before an answer.
    await nextTurn();
    return new Response(pages.get(`${pathname} ${searchParams.get('cursor') ?? 0}`) ?? empty);
  };
  const plainly = async () => {
    for (const key of pages.keys()) {
      const [path, cursor] = key.split(' ');
      JSON.parse(await (await fetchText(`http://server${path}?cursor=${cursor}`)).text());
    }
  };
  return { target: { baseUrl: 'http://server', fetch: fetchText }, plainly };
}

const [source, target] = [serverOf('source'), serverOf('target')];
const view = { kind: 'connection', name: '' } as const;

type Figures = { readonly seconds: number; readonly longest: number };

/** Seconds of the processor that some work takes, and the most milliseconds of it between two turns of whatever else waits. */
async function measured<Result>(work: () => Promise<Result>): Promise<[Figures, Result]> {
  let isOver = false;
  let longest = 0;
  let last = process.cpuUsage();
  const turn = () => {
    longest = Math.max(longest, milliseconds(last));
    last = process.cpuUsage();
    if (!isOver) setImmediate(turn);
  };
  turn();
  const before = process.cpuUsage();
  const result = await work();
  const seconds = milliseconds(before) / 1000;
  await nextTurn();
  isOver = true;
  return [{ seconds, longest }, result];
}

function milliseconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

const rounds: Record<'plain' | 'reading' | 'comparing', Figures>[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const [plain] = await measured(async () => {
    await source.plainly();
    await target.plainly();
  });
  const [reading, sides] = await measured(
    async () => [await read(source.target), await read(target.target)] as const,
  );
  const [compared, { kinds }] = await measured(() =>
    turns(
      comparing({ source: sides[0], target: sides[1], sourceView: view, targetView: view, remembered: [] }),
    ),
  );
  const records = kinds.flatMap((kind) => kind.records);
  const different = records.filter(({ status }) => status === 'different').length;
  if (different !== expectedOf(MANY).different) throw new Error(`${different} of ${records.length} differ`);
  rounds.push({ plain, reading, comparing: compared });
}
await vite.close();

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const of = (name: 'plain' | 'reading' | 'comparing') => ({
  seconds: median(rounds.map((round) => round[name].seconds)),
  longest: median(rounds.map((round) => round[name].longest)),
});
const plain = of('plain');
console.log(
  `${MANY} records on either side, medians of ${ROUNDS}: seconds of the processor, longest turn in ms`,
);
for (const [name, words] of [
  ['plain', 'fetching and parsing alone'],
  ['reading', 'reading in portable form'],
  ['comparing', 'comparing'],
] as const) {
  const { seconds, longest } = of(name);
  const times = (seconds / plain.seconds).toFixed(1);
  console.log(
    `  ${words.padEnd(26)} ${seconds.toFixed(3)} (${times} times as much) ${longest.toFixed(0)} ms`,
  );
}
if (of('comparing').seconds > MOST_SECONDS) {
  console.error(`Comparing takes more than ${MOST_SECONDS} s.`);
  process.exitCode = 1;
}
