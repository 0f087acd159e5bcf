import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { findBrowser, isRoot } from '../scripts/test/browser.ts';
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
const browser = await chromium.launch({
  executablePath: findBrowser(),
  chromiumSandbox: !isRoot(),
  args: ['--disable-gpu'],
});
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies(
    console_.cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: console_.origin };
    }),
  );
  const idle = await tailed(await open('/webhooks/verify'));
  const page = await open('/webhooks/events');
  await page.getByTestId('cursor').waitFor({ timeout: 60_000 });
  await setTimeout(3_000);
  const from = await cursorOf(page);
  const startedAt = performance.now();
  const events = await tailed(page);
  const shown = ((await cursorOf(page)) - from) / ((performance.now() - startedAt) / 1000);
  const behind = upstream.count() - (await cursorOf(page));
  const heap = await heapOf(page);
  await page.close();

  const list = await open('/webhooks/deliveries');
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
  await Promise.all(pages.map((each) => each.close()));

  console.log(`nothing tailed: ${idle.toFixed(1)} frames a second`);
  console.log(
    `events explorer at ${PER_SECOND} events a second: ${events.toFixed(1)} frames a second (target ${TARGET_FPS})`,
  );
  console.log(
    `  ${shown.toFixed(0)} events a second shown, ${behind} behind when looked at, heap ${heap.toFixed(1)} MB`,
  );
  console.log(
    `deliveries at ${PER_SECOND} a second: ${deliveries.toFixed(1)} frames a second (target ${TARGET_FPS})`,
  );
  console.log(`${BROWSERS} browsers that follow: ${looks.toFixed(1)} requests for events a second`);
  const isKept = shown > PER_SECOND * 0.9 && shown < PER_SECOND * 1.1;
  process.exitCode = Math.min(events, deliveries) >= TARGET_FPS && isKept ? 0 : 1;

  async function open(path: string, slowdown = SLOWDOWN): Promise<Page> {
    const opened = await context.newPage();
    const devtools = await context.newCDPSession(opened);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await opened.goto(`${console_.origin}${path}`, { timeout: 120_000 });
    await opened.locator('[data-live="following"]').first().waitFor({ state: 'attached', timeout: 60_000 });
    return opened;
  }
} finally {
  await browser.close();
  await console_.stop();
  upstream.close();
}

/** Number of the last event that the page shows. */
async function cursorOf(page: Page): Promise<number> {
  return Number((await page.getByTestId('cursor').textContent())!.replace('evt_', ''));
}

/** Frames a second while the page is looked at. */
async function tailed(page: Page): Promise<number> {
  await page.bringToFront();
  return page.evaluate(
    (watch) =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        let frames = 0;
        requestAnimationFrame(function count(now) {
          if (now - started >= watch) resolve((frames * 1000) / (now - started));
          else requestAnimationFrame(count);
          frames++;
        });
      }),
    WATCH_MS,
  );
}

async function heapOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}
