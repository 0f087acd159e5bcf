import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type BenchPage, framesWhile, startBrowser } from './support/browser-page.ts';
import { startConsole } from './support/console-server.ts';
import { startStreamUpstream } from './support/stream-upstream.ts';

/**
 * The live tail at 200 events a second, in Chromium with the processor slowed 4 times, on the production build:
 * frames a second in the events explorer and in the list of deliveries, how far behind the tail is, and what many
 * browsers cost the server.
 */
const PER_SECOND = 200;
const SLOWDOWN = 4;
const TARGET_FPS = 50;
const WATCH_MS = 8_000;
const BROWSERS = 3;

const upstream = await startStreamUpstream(PER_SECOND, 5_000);
const console_ = await startConsole({ baseUrl: upstream.baseUrl, apiKey: 'bench_test_0123456789abcdef' });
const browser = await startBrowser(console_);
try {
  const idle = await tailed((await open('/webhooks/verify')).page);
  const { page, heap } = await open('/webhooks/events');
  await page.getByTestId('cursor').waitFor({ timeout: 60_000 });
  await setTimeout(3_000);
  const from = await cursorOf(page);
  const startedAt = performance.now();
  const events = await tailed(page);
  const shown = ((await cursorOf(page)) - from) / ((performance.now() - startedAt) / 1000);
  const behind = upstream.count() - (await cursorOf(page));
  const held = await heap();
  await page.close();

  const { page: list } = await open('/webhooks/deliveries');
  await list
    .getByRole('link', { name: /Delivered/ })
    .first()
    .waitFor({ timeout: 60_000 });
  await setTimeout(3_000);
  const deliveries = await tailed(list);
  await list.close();

  const pages = await Promise.all(Array.from({ length: BROWSERS }, () => open('/webhooks/verify', 1)));
  await setTimeout(2_000);
  const before = upstream.looks();
  await setTimeout(WATCH_MS);
  const looks = ((upstream.looks() - before) * 1000) / WATCH_MS;
  await Promise.all(pages.map(({ page }) => page.close()));

  console.log(`nothing tailed: ${idle.toFixed(1)} frames a second`);
  console.log(
    `events explorer at ${PER_SECOND} events a second: ${events.toFixed(1)} frames a second (target ${TARGET_FPS})`,
  );
  console.log(
    `  ${shown.toFixed(0)} events a second shown, ${behind} behind when looked at, heap ${held.toFixed(1)} MB`,
  );
  console.log(
    `deliveries at ${PER_SECOND} a second: ${deliveries.toFixed(1)} frames a second (target ${TARGET_FPS})`,
  );
  console.log(`${BROWSERS} browsers that follow: ${looks.toFixed(1)} requests for events a second`);
  const isKept = shown > PER_SECOND * 0.9 && shown < PER_SECOND * 1.1;
  process.exitCode = Math.min(events, deliveries) >= TARGET_FPS && isKept ? 0 : 1;

  async function open(path: string, slowdown = SLOWDOWN): Promise<BenchPage> {
    const opened = await browser.open(slowdown);
    await opened.page.goto(`${console_.origin}${path}`, { timeout: 120_000 });
    const following = opened.page.locator('[data-live="following"]').first();
    await following.waitFor({ state: 'attached', timeout: 60_000 });
    return opened;
  }
} finally {
  await browser.close();
  await console_.stop();
  await upstream.stop();
}

/** Number of the last event that the page shows. */
async function cursorOf(page: Page): Promise<number> {
  return Number((await page.getByTestId('cursor').textContent())!.replace('evt_', ''));
}

/** Frames a second while the page is looked at. */
async function tailed(page: Page): Promise<number> {
  await page.bringToFront();
  return (await framesWhile(page, () => setTimeout(WATCH_MS))).perSecond;
}
