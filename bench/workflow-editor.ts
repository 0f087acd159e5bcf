import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type BenchPage, type Frames, framesWhile, startBrowser } from './support/browser-page.ts';
import { startConsole } from './support/console-server.ts';
import { startWorkflowUpstream } from './support/workflow-upstream.ts';

/**
 * The workflow editor with 100, 500 and 1,500 steps in Chromium with the processor slowed 4 times, on the production
 * build: open to interactive, frames a second while panning, zooming, dragging a node and typing in a step's form, the
 * way of a validation, heap, and heap after 200 undo steps. At 500 steps frames have a target.
 */
const SIZES = [100, 500, 1_500];
const SLOWDOWN = 4;
const TARGET_FPS = 50;
const TARGET_SIZE = 500;
const WATCH_MS = 2_000;
const UNDO_STEPS = 200;

const upstream = await startWorkflowUpstream();
const console_ = await startConsole({ baseUrl: upstream.baseUrl, apiKey: 'bench_test_0123456789abcdef' });
const browser = await startBrowser(console_);
let isMissed = false;
try {
  for (const size of SIZES) {
    const opened = await browser.open(SLOWDOWN);
    await measure(opened, size);
    await opened.page.close();
  }
} finally {
  await browser.close();
  await console_.stop();
  await upstream.stop();
}
process.exitCode = isMissed ? 1 : 0;

async function measure({ page, heap }: BenchPage, size: number): Promise<void> {
  const tell = (text: string) => console.log(`${size} steps: ${text}`);
  const megabytes = async () => `${(await heap()).toFixed(1)} MB`;
  await page.goto(`${console_.origin}/workflows/${size}`, { timeout: 120_000 });
  await page.locator('[data-node="n5"]').waitFor({ timeout: 120_000 });
  tell(`open to interactive ${(await interactiveAfter(page)).toFixed(0)} ms after the navigation`);

  await setTimeout(1_000);
  // What this machine can draw when nothing happens: the measure of the figures after it.
  const frames: Record<string, Frames> = {
    idle: await framesWhile(page, () => setTimeout(WATCH_MS)),
    panning: await framesWhile(page, () => pan(page)),
    zooming: await framesWhile(page, () => zoom(page)),
  };
  await showBeginning(page);
  frames.dragging = await framesWhile(page, () => drag(page));
  await page.locator('[data-node="n5"]').press('Enter');
  await page.getByLabel('titulo *', { exact: true }).waitFor();
  frames.typing = await framesWhile(page, () => type(page));
  for (const [name, { perSecond, longest }] of Object.entries(frames)) {
    const hasTarget = size === TARGET_SIZE && name !== 'idle';
    const target = hasTarget ? ` (target ${TARGET_FPS})` : '';
    tell(`${name} ${perSecond.toFixed(1)} frames a second${target}, the longest ${longest.toFixed(0)} ms`);
    isMissed ||= hasTarget && perSecond < TARGET_FPS;
  }
  tell(`validation ${(await validationTrip(page)).toFixed(0)} ms from the key to the answer`);
  tell(`heap ${await megabytes()}`);
  const before = await placeOf(page, 'n5');
  for (let step = 0; step < UNDO_STEPS; step++) {
    // Moves of one node after the other are one step back, moves of two in turn are not.
    await page.locator(`[data-node="n${step % 2 === 0 ? 5 : 6}"]`).press('Alt+ArrowRight');
  }
  tell(`heap ${await megabytes()} after ${UNDO_STEPS} edits that can be undone`);
  for (let step = 0; step < UNDO_STEPS; step++) await page.keyboard.press('Control+z');
  await showBeginning(page);
  if ((await placeOf(page, 'n5')) !== before) throw new Error(`${UNDO_STEPS} steps back were not enough`);
}

/** Milliseconds since the navigation until the page has nothing to do after the first steps are drawn. */
function interactiveAfter(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestIdleCallback(() => requestAnimationFrame(() => resolve(performance.now()))),
      ),
  );
}

/** Moves the pointer along a path for as long as is watched, with the button held down. */
async function dragAlong(page: Page, from: Point, path: (step: number) => Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await during(async (step) => {
    const { x, y } = path(step);
    await page.mouse.move(from.x + x, from.y + y);
    await setTimeout(16);
  });
  await page.mouse.up();
}

type Point = { readonly x: number; readonly y: number };

async function during(act: (step: number) => Promise<void>): Promise<void> {
  const until = performance.now() + WATCH_MS;
  for (let step = 0; performance.now() < until; step++) await act(step);
}

async function pan(page: Page): Promise<void> {
  const { x, y, height } = await boxOf(page, '.react-flow');
  const path = (step: number) => ({ x: (step % 20) * 3, y: -(step % 60) * 4 });
  await moving(page, () => dragAlong(page, { x: x + 40, y: y + height - 120 }, path));
}

async function zoom(page: Page): Promise<void> {
  const { x, y, width, height } = await boxOf(page, '.react-flow');
  await page.mouse.move(x + width / 2, y + height / 2);
  await moving(page, () =>
    during(async (step) => {
      await page.mouse.wheel(0, step % 40 < 25 ? 30 : -30);
      await setTimeout(16);
    }),
  );
}

/** A figure of a canvas that did not move would be no figure. */
async function moving(page: Page, act: () => Promise<void>): Promise<void> {
  const view = () => page.locator('.react-flow__viewport').evaluate((element) => element.style.transform);
  const before = await view();
  await act();
  if ((await view()) === before) throw new Error('The canvas did not move');
}

async function drag(page: Page): Promise<void> {
  const { x, y } = await boxOf(page, '[data-node="n5"]');
  const before = await placeOf(page, 'n5');
  const path = (step: number) => ({ x: 20 + (step % 50) * 2, y: step % 30 });
  await dragAlong(page, { x: x + 60, y: y + 10 }, path);
  await showBeginning(page);
  if ((await placeOf(page, 'n5')) === before) throw new Error('The step was not dragged');
}

async function type(page: Page): Promise<void> {
  const field = page.getByLabel('titulo *', { exact: true });
  const before = await field.inputValue();
  await during(() => page.keyboard.type('a', { delay: 60 }));
  if ((await field.inputValue()) === before) throw new Error('Nothing was typed');
}

/** Walks back to the first steps, wherever panning and zooming led. */
async function showBeginning(page: Page): Promise<void> {
  const search = page.getByRole('searchbox');
  for (const words of ['is:trigger', 'Paso 4:']) {
    await search.fill(words);
    await search.press('Enter');
  }
  await search.fill('');
  await page.locator('[data-node="n5"]').waitFor();
  await setTimeout(500);
}

/** From a key to the answer of the validation that it asked for, the rest before asking included. */
async function validationTrip(page: Page): Promise<number> {
  const started = performance.now();
  const answered = page.waitForResponse((reply) => reply.url().includes('/workflows/validate'));
  await page.getByLabel('titulo *', { exact: true }).press('b');
  await answered;
  return performance.now() - started;
}

function placeOf(page: Page, key: string): Promise<string> {
  return page
    .locator(`.react-flow__node[data-id="${key}"]`)
    .evaluate((element) => (element as HTMLElement).style.transform);
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`No ${selector} on the screen`);
  return box;
}
