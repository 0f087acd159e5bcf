import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type BareFlowServer, startBareFlow } from './support/bare-flow-server.ts';
import { withConsole } from './support/bench-page.ts';
import { type BenchBrowser, type BenchPage, framesWhile } from './support/browser-page.ts';
import type { BenchConsole } from './support/console-server.ts';
import { frameRatio, judge, median, timeRatio } from './support/figures.ts';
import {
  acts,
  boxOf,
  fieldOf,
  nodeOf,
  noteOpening,
  openForm,
  placeOf,
  showBeginning,
} from './support/flow-acts.ts';
import { startWorkflowUpstream } from './support/workflow-upstream.ts';

/**
 * The workflow editor with 100, 500 and 1,500 steps beside a bare React Flow with as many default nodes and edges at
 * the same places, in the same browser with the processor slowed 4 times: open to interactive, frames a second and the
 * main thread's milliseconds a frame while panning, zooming, dragging a node and typing in a field. Of the editor alone
 * the way of a validation, heap, and heap after 200 undo steps. `node bench/workflow-editor.ts 500` measures one size.
 */
const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100, 500, 1_500];
const SLOWDOWN = 4;
const ROUNDS = 3;
const TARGET_FRAMES = 0.9;
const TARGET_OPENING = 1 / 1.3;
const TARGET_WORK_MS = 8;
const UNDO_STEPS = 200;

type Sides<Value> = { own: Value; bare: Value };
type Figures = { perSecond: number; work: number; longest: number };

const bare = await startBareFlow();
try {
  await withConsole(await startWorkflowUpstream(), async (browser, console_) => {
    for (const size of SIZES) await measure(browser, console_, bare, size);
  });
} finally {
  await bare.stop();
}

async function measure(browser: BenchBrowser, console_: BenchConsole, bare: BareFlowServer, size: number) {
  const tell = (text: string) => console.log(`${size} steps: ${text}`);
  const addresses: Sides<string> = {
    own: `${console_.origin}/workflows/${size}`,
    bare: `${bare.origin}/${size}`,
  };
  const warm = await browser.open();
  await openingOf(warm.page, addresses.own);
  bare.box = await boxOf(warm.page);
  await openingOf(warm.page, addresses.bare);
  await warm.page.close();

  const openings: Sides<Opening[]> = { own: [], bare: [] };
  const opened: Partial<Sides<BenchPage>> = {};
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of ['own', 'bare'] as const) {
      await opened[side]?.page.close();
      opened[side] = await browser.open(SLOWDOWN);
      openings[side].push(await openingOf(opened[side].page, addresses[side]));
    }
  }
  const pages = opened as Sides<BenchPage>;
  const opening = (pick: keyof Opening) => [
    median(openings.own.map((one) => one[pick])),
    median(openings.bare.map((one) => one[pick])),
  ];
  const [drawn, drawnBare] = opening('drawn');
  tell(`first node drawn after ${drawn!.toFixed(0)} ms, bare ${drawnBare!.toFixed(0)} ms`);
  const [answered, answeredBare] = opening('answered');
  judge([timeRatio(`${size} steps: open to interactive`, answered!, answeredBare!, TARGET_OPENING)]);

  await setTimeout(2_000);
  for (const [name, act] of Object.entries(acts)) {
    const figures: Sides<Figures[]> = { own: [], bare: [] };
    // By turns: what else the machine does weighs on both.
    for (let round = 0; round < ROUNDS; round++) {
      for (const side of ['own', 'bare'] as const) {
        await pages[side].page.bringToFront();
        if (name === 'typing') await openForm(pages[side].page);
        await setTimeout(500);
        figures[side].push(await figuresOf(pages[side], act));
      }
    }
    const of = (side: keyof Sides<unknown>, pick: keyof Figures) =>
      median(figures[side].map((one) => one[pick]));
    judge([
      frameRatio(`${size} steps: ${name}`, of('own', 'perSecond'), of('bare', 'perSecond'), TARGET_FRAMES),
    ]);
    const work = of('own', 'work');
    const longest = of('own', 'longest').toFixed(0);
    tell(
      `${name} ${work.toFixed(1)} ms of main thread a frame (target ${TARGET_WORK_MS}), bare ` +
        `${of('bare', 'work').toFixed(1)}; the longest frame ${longest} ms, bare ${of('bare', 'longest').toFixed(0)}`,
    );
    if (work > TARGET_WORK_MS) process.exitCode = 1;
  }
  await pages.bare.page.close();
  await pages.own.page.bringToFront();
  await measureOwn(pages.own, tell);
  await pages.own.page.close();
}

async function figuresOf({ page, worked }: BenchPage, act: (page: Page) => Promise<void>): Promise<Figures> {
  const before = await worked();
  const { count, perSecond, longest } = await framesWhile(page, () => act(page));
  return { perSecond, longest, work: ((await worked()) - before) / count };
}

/** Milliseconds from the navigation to the first frame with a node, and to the frame that shows a click's answer. */
type Opening = { readonly drawn: number; readonly answered: number };

async function openingOf(page: Page, address: string): Promise<Opening> {
  await page.addInitScript(noteOpening);
  await page.goto(address, { timeout: 120_000 });
  const opening = await page.waitForFunction(() => window.opening, undefined, { timeout: 120_000 });
  return (await opening.jsonValue())!;
}

/** What a bare canvas has not: validation, memory, steps back. */
async function measureOwn({ page, heap }: BenchPage, tell: (text: string) => void): Promise<void> {
  const megabytes = async () => `${(await heap()).toFixed(1)} MB`;
  tell(`validation ${(await validationTrip(page)).toFixed(0)} ms from the key to the answer`);
  tell(`heap ${await megabytes()}`);
  const before = await placeOf(page, 'n5');
  for (let step = 0; step < UNDO_STEPS; step++) {
    // Moves of one node after the other are one step back, moves of two in turn are not.
    await nodeOf(page, step % 2 === 0 ? 'n5' : 'n6')
      .getByRole('button')
      .first()
      .press('Alt+ArrowRight');
  }
  tell(`heap ${await megabytes()} after ${UNDO_STEPS} edits that can be undone`);
  for (let step = 0; step < UNDO_STEPS; step++) await page.keyboard.press('Control+z');
  await showBeginning(page);
  if ((await placeOf(page, 'n5')) !== before) throw new Error(`${UNDO_STEPS} steps back were not enough`);
}

/** From a key to the answer of the validation that it asked for, the rest before asking included. */
async function validationTrip(page: Page): Promise<number> {
  const started = performance.now();
  const answered = page.waitForResponse((reply) => reply.url().includes('/workflows/validate'));
  await fieldOf(page).press('b');
  await answered;
  return performance.now() - started;
}
