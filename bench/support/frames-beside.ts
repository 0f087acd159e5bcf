import type { Page } from '@playwright/test';
import { type BenchPage, framesWhile } from './browser-page.ts';
import { frameRatio, median, type Ratio } from './figures.ts';

const ROUNDS = 5;

type Sides = {
  readonly own: BenchPage;
  readonly bare: BenchPage;
  /** What is done with either page, the same with both. */
  readonly act: (page: Page) => Promise<unknown>;
  /** Ratio of the frames. */
  readonly target: number;
  /** Milliseconds of main thread that a frame of ours may take. */
  readonly limit?: number;
};

/** Frames a second of a page beside those of its bare twin, and what a frame costs the main thread of each. */
export async function framesBeside(name: string, { own, bare, act, target, limit }: Sides): Promise<Ratio> {
  const rounds: { readonly own: Watched; readonly bare: Watched }[] = [];
  // By turns: what else the machine does weighs on both.
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ own: await watched(own, act), bare: await watched(bare, act) });
  }
  const middle = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
  const work = middle((round) => round.own.work);
  const bareWork = middle((round) => round.bare.work);
  const allowed = limit === undefined ? '' : ` (at most ${limit})`;
  console.log(`${name}: ${work.toFixed(1)} ms of main thread a frame${allowed}, bare ${bareWork.toFixed(1)}`);
  if (limit !== undefined && work > limit) process.exitCode = 1;
  return {
    ...frameRatio(
      name,
      middle((round) => round.own.perSecond),
      middle((round) => round.bare.perSecond),
      target,
    ),
    ratio: middle((round) => round.own.perSecond / round.bare.perSecond),
  };
}

type Watched = { readonly perSecond: number; readonly work: number };

async function watched({ page, worked }: BenchPage, act: (page: Page) => Promise<unknown>): Promise<Watched> {
  await page.bringToFront();
  const before = await worked();
  const { count, perSecond } = await framesWhile(page, () => act(page));
  return { perSecond, work: ((await worked()) - before) / count };
}
