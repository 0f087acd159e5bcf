import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { drawBareLists } from './support/bare-list.ts';
import { withConsole } from './support/bench-page.ts';
import { startBoardUpstream } from './support/board-upstream.ts';
import { type BenchBrowser, framesWhile } from './support/browser-page.ts';
import type { BenchConsole } from './support/console-server.ts';
import { judge } from './support/figures.ts';
import { framesBeside } from './support/frames-beside.ts';
import { repeat, turnWheel, WATCH_MS } from './support/gestures.ts';

/**
 * The board with 10,000 deals in 6 columns in Chromium with the processor slowed 4 times, on the production build. Frames
 * while scrolling and dragging stand beside those of a bare page in the same browser: columns of the same size and place
 * with as many plain boxes drawn, and a box that hangs at the pointer. Of the board alone: from the first answer to the
 * first cards on the screen, frames to a drop, memory when everything is read.
 */
const DEALS = 10_000;
const COLUMNS = 6;
const SLOWDOWN = 4;
const TARGET = 0.95;
const LIMIT_MS = 8;
/** A card with the gap below it, in pixels. */
const CARD = 108;
/** The part of a column that scrolls, on the board and in its bare twin. */
const COLUMN = '[data-column-scroller]';

await withConsole(await startBoardUpstream(DEALS), measure);

async function measure(browser: BenchBrowser, console_: BenchConsole): Promise<void> {
  const own = await browser.open(SLOWDOWN);
  const { page } = own;
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
  console.log(`data to first paint: ${(painted - answered).toFixed(0)} ms`);
  console.log(`all ${DEALS} deals read: ${(complete - answered).toFixed(0)} ms after the first answer`);

  const bare = await browser.open(SLOWDOWN);
  await drawTwin(page, bare.page);
  await setTimeout(1_000);
  // What this machine can draw when nothing happens.
  const idle = (await framesWhile(bare.page, () => setTimeout(WATCH_MS))).perSecond;
  console.log(`idle: ${idle.toFixed(1)} frames a second`);
  console.log(`cards drawn: ${await page.locator('[data-deal-id]').count()}`);
  console.log(`bare boxes drawn: ${await bare.page.locator('[data-row]').count()}`);
  const sides = { own, bare, target: TARGET, limit: LIMIT_MS };
  judge([
    await framesBeside('scrolling', { ...sides, act: scroll }),
    await framesBeside('dragging over the columns', { ...sides, act: dragAcross }),
    await framesBeside('dragging with autoscroll', { ...sides, act: dragAtEdge }),
  ]);

  await page.bringToFront();
  const dropped = await framesToDrop(page);
  console.log(`a dropped card is in its new column after: ${dropped} frame(s) (target 1)`);
  console.log(`heap: ${(await own.heap()).toFixed(1)} MB`);
  if (dropped !== 1) process.exitCode = 1;
}

/** Draws columns of plain boxes at the places of the board's own. */
async function drawTwin(board: Page, bare: Page): Promise<void> {
  const columns = await board.locator(COLUMN).evaluateAll((all) =>
    all.map((column) => {
      const { left, top, width, height } = column.getBoundingClientRect();
      return `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
    }),
  );
  const sections = columns.map(
    (place) => `<section data-column-scroller style="position:absolute;overflow:auto;${place}"></section>`,
  );
  await bare.setContent(sections.join(''));
  await bare.evaluate(drawBareLists, {
    count: Math.ceil(DEALS / COLUMNS),
    cells: Array.from({ length: 100 }, (_, index) => [`Renovación ${index} de Transportes Andes`]),
    height: CARD,
    style: `left:8px;right:8px;box-sizing:border-box;height:${CARD - 8}px;border:1px solid;background:white`,
  });
  await bare.evaluate(dragBareBox);
}

/** Runs in the bare page: a pressed pointer carries a box, and a column scrolls at its lower edge. */
function dragBareBox() {
  const box = document.createElement('div');
  box.style.cssText =
    'position:fixed;top:0;left:0;width:200px;height:40px;border:1px solid;background:white;pointer-events:none';
  const columns = [...document.querySelectorAll('section')];
  let at: { x: number; y: number } | undefined;
  let frameAt = 0;
  const frame = (now: number) => {
    if (!at) return;
    const { x, y } = at;
    box.style.transform = `translate(${x}px, ${y}px)`;
    const under = columns.find((column) => {
      const { left, right, bottom } = column.getBoundingClientRect();
      return x >= left && x <= right && y > bottom - 96;
    });
    under?.scrollBy(0, Math.ceil(0.94 * (now - frameAt)));
    frameAt = now;
    requestAnimationFrame(frame);
  };
  addEventListener('pointermove', ({ buttons, clientX, clientY }) => {
    if (buttons === 0) return;
    const isFirst = at === undefined;
    at = { x: clientX, y: clientY };
    if (!isFirst) return;
    document.body.append(box);
    frameAt = performance.now();
    requestAnimationFrame(frame);
  });
  addEventListener('pointerup', () => {
    at = undefined;
    box.remove();
  });
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
  const { x, y } = await boxOf(page, 0);
  await scrolling(page, 0, () => turnWheel(page, { x: x + 100, y: y + 300 }, () => 120));
}

/** Takes a card of the third column and carries it over all columns, to and fro. */
async function dragAcross(page: Page): Promise<void> {
  const { x, y } = await boxOf(page, 0);
  const last = await boxOf(page, COLUMNS - 1);
  const way = last.x + last.width - x - 40;
  await dragging(page, (step) => {
    const share = Math.abs(((step / 60) % 2) - 1);
    return page.mouse.move(x + 20 + way * (1 - share), y + 150 + (step % 40) * 6);
  });
}

/** Takes a card of the third column and holds it at the lower edge of the second, which scrolls by itself. */
async function dragAtEdge(page: Page): Promise<void> {
  const { x, y, height } = await boxOf(page, 1);
  await scrolling(page, 1, () =>
    dragging(page, (step) => page.mouse.move(x + 100 + (step % 10), y + height - 14)),
  );
}

/** Takes a card of the third column, moves it for as long as it is watched, and puts it back. */
async function dragging(page: Page, move: (step: number) => Promise<void>): Promise<void> {
  const { x, y } = await boxOf(page, 2);
  await page.mouse.move(x + 40, y + CARD + 12);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + CARD + 24, { steps: 3 });
  await repeat(move);
  await page.keyboard.press('Escape');
  await page.mouse.up();
}

/** A figure of a column that did not move would be no figure. */
async function scrolling(page: Page, index: number, act: () => Promise<void>): Promise<void> {
  const top = () =>
    page
      .locator(COLUMN)
      .nth(index)
      .evaluate((column) => column.scrollTop);
  const before = await top();
  await act();
  const moved = (await top()) - before;
  if (moved < 500) throw new Error(`Column ${index} scrolled only ${moved} px`);
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

async function boxOf(page: Page, index: number) {
  const box = await page.locator(COLUMN).nth(index).boundingBox();
  if (!box) throw new Error(`No column ${index}`);
  return box;
}
