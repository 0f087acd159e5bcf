import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { framesWhile, startBrowser } from './support/browser-page.ts';
import { CALENDARS, MONDAY, startCalendarUpstream, weekAsText } from './support/calendar-upstream.ts';
import { startConsole } from './support/console-server.ts';
import { frameRatio, judge, median, timeRatio } from './support/figures.ts';
import { repeat, turnWheel } from './support/gestures.ts';

/**
 * The agenda with a week of 2,000 appointments in 12 calendars, in Chromium with the processor slowed 4 times, on the
 * production build. Each figure stands beside that of a bare page in the same browser which draws the same 2,000 from the
 * same replies as plain boxes with a line of text, and nothing else; the ratio is the bare page's time by ours, or our
 * frames by its.
 */
const APPOINTMENTS = 2_000;
const SLOWDOWN = 4;
const TARGET = 0.9;
const ROUNDS = 5;

const upstream = await startCalendarUpstream(APPOINTMENTS);
const console_ = await startConsole({ baseUrl: upstream.baseUrl, apiKey: 'bench_test_0123456789abcdef' });
const browser = await startBrowser(console_);
try {
  const ours = await measureAgenda();
  const bare = await measureBare();
  console.log(`boxes on the page: ${ours.boxes}, on the bare page ${APPOINTMENTS}`);
  console.log(`requests: ${ours.requests.join(', ')}`);
  judge([
    timeRatio('last answer to the boxes on the screen', ours.opening, bare.opening, TARGET),
    timeRatio('a key to the next week on the screen', ours.next, bare.next, TARGET),
    frameRatio('dragging', ours.dragging, bare.dragging, TARGET),
    frameRatio('scrolling', ours.scrolling, bare.scrolling, TARGET),
  ]);
} finally {
  await browser.close();
  await console_.stop();
  await upstream.stop();
}

declare global {
  interface Window {
    /** The frame that showed the last box that came. */
    drawnAt?: number;
  }
}

async function measureAgenda() {
  const { page } = await browser.open(SLOWDOWN);
  await page.addInitScript(noteBoxes);
  await page.goto(`${console_.origin}/calendars?view=week&date=${MONDAY}`, { timeout: 120_000 });
  await isRead(page);
  const opening = await page.evaluate(() => {
    const answers = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/appointments\?/.test(name) && performance.now() > 0)
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ responseEnd }) => responseEnd <= window.drawnAt!);
    return window.drawnAt! - Math.max(...answers.map(({ responseEnd }) => responseEnd));
  });
  const boxes = await page.locator('[data-entry], [data-more]').count();
  await setTimeout(3_000);
  const requests = countRequests();

  const nexts: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    nexts.push(await turn(page, `'${round % 2 === 0 ? 'Next' : 'Previous'} week'`));
    await setTimeout(3_000);
  }
  if (ROUNDS % 2 === 1) await turn(page, "'Previous week'");
  await setTimeout(3_000);
  const scroller = (await page.locator('[data-agenda-grid]').boundingBox())!;
  const scrolling = (await framesWhile(page, () => scroll(page, scroller))).perSecond;
  const box = (await page.locator('[data-entry]').nth(40).boundingBox())!;
  const dragging = (await framesWhile(page, () => drag(page, box))).perSecond;
  await page.close();
  return { opening, next: median(nexts), boxes, scrolling, dragging, requests };
}

/** From the press of a button to the frame in which the other week's boxes are drawn. */
function turn(page: Page, label: string): Promise<number> {
  return page.evaluate(`(async () => {
    const button = [...document.querySelectorAll('main button')].find((one) => one.ariaLabel === ${label});
    const first = document.querySelector('[data-entry]').dataset.entry;
    const begun = performance.now();
    button.click();
    while (document.querySelector('[data-entry]')?.dataset.entry === first || !document.querySelector('[data-entry]'))
      await new Promise(requestAnimationFrame);
    const at = await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return at - begun;
  })()`);
}

async function measureBare() {
  const { page } = await browser.open(SLOWDOWN);
  await page.setContent(
    '<div id="s" style="height:800px;overflow:auto"><div id="b" style="position:relative;height:1440px"></div></div>',
  );
  const weeks = [weekAsText(APPOINTMENTS, 0), weekAsText(APPOINTMENTS, 1)];
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) times.push(await page.evaluate(drawBare, weeks[round % 2]!));
  const area = { x: 0, y: 0, width: 1440, height: 800 };
  const scrolling = (await framesWhile(page, () => scroll(page, area))).perSecond;
  await page.evaluate(followPointer);
  const dragging = (await framesWhile(page, () => drag(page, { x: 300, y: 300, width: 100, height: 20 })))
    .perSecond;
  await page.close();
  return { opening: times[0]!, next: median(times.slice(1)), scrolling, dragging };
}

/** Runs in the bare page: reads the replies and draws every appointment as one box with one line. */
async function drawBare(replies: readonly string[]): Promise<number> {
  const begun = performance.now();
  const all = replies.flatMap((text) => JSON.parse(text).data);
  const boxes = all.map(({ inicio, fin, calendar_id, contacto_id }) => {
    const start = new Date(inicio);
    const box = document.createElement('div');
    const day = (start.getUTCDay() + 6) % 7;
    const top = start.getUTCHours() * 60 + start.getUTCMinutes();
    const height = (Date.parse(fin) - start.getTime()) / 60_000;
    box.style.cssText = `position:absolute;overflow:hidden;font:12px sans-serif;border:1px solid;top:${top}px;height:${height}px;left:${(day + (calendar_id - 1) / 12) * 14.28}%;width:1.1%`;
    box.textContent = `Contacto ${contacto_id} ${inicio.slice(11, 16)}–${fin.slice(11, 16)}`;
    return box;
  });
  document.querySelector('#b')!.replaceChildren(...boxes);
  const at = await new Promise<number>((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return at - begun;
}

/** Runs in the bare page: a box that goes where the pointer does. */
function followPointer() {
  const ghost = document.createElement('div');
  ghost.style.cssText = 'position:absolute;width:150px;height:30px;border:2px solid blue;background:white';
  const area = document.querySelector('#b')!;
  area.append(ghost);
  addEventListener('pointermove', ({ clientX, clientY }) => {
    const { top } = area.getBoundingClientRect();
    ghost.style.left = `${clientX}px`;
    ghost.style.top = `${clientY - top}px`;
  });
}

/** Runs in the page before anything else: notes the frame that shows the newest boxes. */
function noteBoxes() {
  let known = 0;
  new MutationObserver(() => {
    const count = document.querySelectorAll('[data-entry], [data-more]').length;
    if (count === known) return;
    known = count;
    // The second frame begins when the first one has been painted.
    requestAnimationFrame(() =>
      requestAnimationFrame((at) => {
        window.drawnAt = at;
      }),
    );
  }).observe(document, { childList: true, subtree: true });
}

async function isRead(page: Page): Promise<void> {
  // Two thousand, give or take what does not divide by days and calendars.
  const status = page.getByRole('status').filter({ hasText: /2,00\d appointments/ });
  await status.waitFor({ state: 'attached', timeout: 120_000 });
  await setTimeout(500);
}

function countRequests(): readonly string[] {
  const count = (like: RegExp) => upstream.seen.filter(({ path }) => like.test(path)).length;
  return [
    `${count(/\/appointments$/)} of appointments (${CALENDARS} calendars, this week and the next)`,
    `${count(/\/availability$/)} of free slots`,
    `${count(/^\/contacts\//)} of contacts`,
  ];
}

async function scroll(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await turnWheel(page, { x: x + 400, y: y + 300 }, (step) => (Math.floor(step / 8) % 2 === 0 ? 90 : -90));
}

async function drag(page: Page, box: { x: number; y: number; width: number; height: number }): Promise<void> {
  await page.mouse.move(box.x + 10, box.y + 6);
  await page.mouse.down();
  await repeat((step) => page.mouse.move(box.x + 60 + (step % 40) * 8, box.y + 40 + (step % 25) * 6));
  await page.keyboard.press('Escape');
  await page.mouse.up();
}
