import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { startBoardUpstream } from './support/board-upstream.ts';
import { framesWhile, startBrowser } from './support/browser-page.ts';
import { startConsole } from './support/console-server.ts';

/**
 * The board with 10,000 deals in 6 columns in Chromium with the processor slowed 4 times, on the production build:
 * from the first answer to the first cards on the screen, frames a second while scrolling and while dragging with
 * autoscroll, memory when everything is read.
 */
const DEALS = 10_000;
const COLUMNS = 6;
const SLOWDOWN = 4;
const TARGET_FPS = 50;
const WATCH_MS = 3_000;

const upstream = await startBoardUpstream(DEALS);
const console_ = await startConsole({ baseUrl: upstream.baseUrl, apiKey: 'bench_test_0123456789abcdef' });
const browser = await startBrowser(console_);
try {
  const { page, heap } = await browser.open(SLOWDOWN);
  await page.addInitScript(noteFirstCards);
  await page.goto(`${console_.origin}/pipelines/1`, { timeout: 120_000 });
  const firstPaint = await page.waitForFunction(() => window.firstCards, undefined, { timeout: 120_000 });
  const { answered, painted } = (await firstPaint.jsonValue())!;
  const headers = page.locator('[data-stage-id] header');
  const whole = headers
    .filter({ hasText: String(Math.ceil(DEALS / COLUMNS)) })
    .filter({ hasNotText: 'partial' });
  await whole.nth(COLUMNS - 1).waitFor({ timeout: 300_000 });
  const complete = await page.evaluate(() => performance.now());

  await setTimeout(1_000);
  // What this machine can draw when nothing happens: the measure of the two figures after it.
  const idle = (await framesWhile(page, () => setTimeout(WATCH_MS))).perSecond;
  const scrolling = (await framesWhile(page, () => scroll(page))).perSecond;
  const dragging = (await framesWhile(page, () => drag(page))).perSecond;
  const dropped = await framesToDrop(page);
  const held = await heap();

  console.log(`data to first paint: ${(painted - answered).toFixed(0)} ms`);
  console.log(`all ${DEALS} deals read: ${(complete - answered).toFixed(0)} ms after the first answer`);
  console.log(`idle: ${idle.toFixed(1)} frames a second`);
  console.log(`scrolling: ${scrolling.toFixed(1)} frames a second (target ${TARGET_FPS})`);
  console.log(`dragging with autoscroll: ${dragging.toFixed(1)} frames a second (target ${TARGET_FPS})`);
  console.log(`a dropped card is in its new column after: ${dropped} frame(s) (target 1)`);
  console.log(`heap: ${held.toFixed(1)} MB`);
  process.exitCode = Math.min(scrolling, dragging) >= TARGET_FPS && dropped === 1 ? 0 : 1;
} finally {
  await browser.close();
  await console_.stop();
  await upstream.stop();
}

declare global {
  interface Window {
    /** Milliseconds since the navigation: the first answer with deals, and the frame that showed cards. */
    firstCards?: { answered: number; painted: number };
    /** Frames between the release of a card and the first one that shows it in its new column. */
    dropped?: Promise<number>;
  }
}

/** Runs in the page before anything else. */
function noteFirstCards() {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[data-deal-id]')) return;
    observer.disconnect();
    // The second frame begins when the first one has been painted.
    requestAnimationFrame(() =>
      requestAnimationFrame((painted) => {
        const answers = performance
          .getEntriesByType('resource')
          .filter((entry) => entry.name.includes('/api/v1/deals'));
        const answered = Math.min(
          ...answers.map((entry) => (entry as PerformanceResourceTiming).responseEnd),
        );
        window.firstCards = { answered, painted };
      }),
    );
  }).observe(document, { childList: true, subtree: true });
}

/** Turns the wheel over the first column for as long as it is watched. */
async function scroll(page: Page): Promise<void> {
  const column = await boxOf(page, 0);
  await page.mouse.move(column.x + 100, column.y + 400);
  const until = performance.now() + WATCH_MS;
  while (performance.now() < until) {
    await page.mouse.wheel(0, 120);
    await setTimeout(16);
  }
  await assertScrolled(page, 0);
}

/** Frames between the release of a card over another column and the first one that shows it there. */
async function framesToDrop(page: Page): Promise<number> {
  const card = page.locator('[data-stage-id]').nth(3).locator('[data-deal-id]').nth(1);
  const from = await card.boundingBox();
  const to = await boxOf(page, 4);
  const dealId = await card.getAttribute('data-deal-id');
  if (!from || !dealId) throw new Error('No card to drop');
  await page.mouse.move(from.x + 20, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x + 100, to.y + to.height / 2, { steps: 10 });
  await page.evaluate(watchDrop, dealId);
  await page.mouse.up();
  return page.evaluate(() => window.dropped!);
}

/** Runs in the page: counts frames from the next release of the pointer on. */
function watchDrop(dealId: string) {
  window.dropped = new Promise((resolve, reject) => {
    addEventListener('pointerup', () => {
      let frames = 0;
      requestAnimationFrame(function look() {
        frames++;
        const column = document.querySelector(`[data-deal-id="${dealId}"]`)?.closest('[data-stage-id]');
        if (column && column === document.querySelectorAll('[data-stage-id]')[4]) resolve(frames);
        else if (frames > 300) reject(new Error('The card never came to its new column'));
        else requestAnimationFrame(look);
      });
    });
  });
}

/** Takes a card of the third column and holds it at the lower edge of the second, which scrolls by itself. */
async function drag(page: Page): Promise<void> {
  const from = await page.locator('[data-stage-id]').nth(2).locator('[data-deal-id]').nth(1).boundingBox();
  const column = await boxOf(page, 1);
  if (!from) throw new Error('No card to drag');
  await page.mouse.move(from.x + 20, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 20, { steps: 3 });
  const until = performance.now() + WATCH_MS;
  for (let step = 0; performance.now() < until; step++) {
    await page.mouse.move(column.x + 100 + (step % 10), column.y + column.height - 14);
    await setTimeout(16);
  }
  await page.mouse.up();
  await assertScrolled(page, 1);
}

async function boxOf(page: Page, index: number) {
  const box = await page.locator('[data-stage-id]').nth(index).boundingBox();
  if (!box) throw new Error(`No column ${index}`);
  return box;
}

/** A figure of a column that did not move would be no figure. */
async function assertScrolled(page: Page, index: number): Promise<void> {
  const top = await page
    .locator('[data-stage-id]')
    .nth(index)
    .locator('[data-deal-id]')
    .first()
    .evaluate((card) => card.closest('ul')?.parentElement?.scrollTop ?? 0);
  if (top < 500) throw new Error(`Column ${index} scrolled only ${top} px`);
}
