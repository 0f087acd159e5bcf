import { chromium, type Page } from '@playwright/test';
import { findBrowser, isRoot } from '../../scripts/test/browser.ts';
import type { BenchConsole } from './console-server.ts';

export interface BenchBrowser {
  /** A new page, 1440 by 900, its processor slowed so many times. */
  open(slowdown?: number): Promise<BenchPage>;
  close(): Promise<void>;
}

export interface BenchPage {
  readonly page: Page;
  slowDown(times: number): Promise<void>;
  /** Megabytes of the page's JavaScript heap after a collection. */
  heap(): Promise<number>;
  /** Milliseconds that the page's main thread has worked until now. */
  worked(): Promise<number>;
}

/** Chromium with the console's owner signed in. */
export async function startBrowser(console_: BenchConsole): Promise<BenchBrowser> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    chromiumSandbox: !isRoot(),
    args: ['--disable-gpu'],
  });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies(
    console_.cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: console_.origin };
    }),
  );
  return {
    async open(slowdown = 1) {
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      const slowDown = async (rate: number) => {
        await devtools.send('Emulation.setCPUThrottlingRate', { rate });
      };
      await slowDown(slowdown);
      // What the thread was given, not what the clock says: other programs of the machine do not count.
      await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
      return {
        page,
        slowDown,
        async heap() {
          await devtools.send('HeapProfiler.collectGarbage');
          return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1024 / 1024;
        },
        async worked() {
          const { metrics } = await devtools.send('Performance.getMetrics');
          return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
        },
      };
    },
    close: () => browser.close(),
  };
}

export interface Frames {
  readonly count: number;
  readonly perSecond: number;
  /** Milliseconds that the page stood still at most. */
  readonly longest: number;
}

declare global {
  interface Window {
    /** Moments of the frames drawn since counting began. */
    drawn?: number[];
  }
}

/** What the page draws until an act is done. */
export async function framesWhile(page: Page, act: () => Promise<unknown>): Promise<Frames> {
  await page.evaluate(() => {
    const drawn: number[] = [];
    window.drawn = drawn;
    requestAnimationFrame(function count(now) {
      drawn.push(now);
      if (window.drawn === drawn) requestAnimationFrame(count);
    });
  });
  await act();
  return page.evaluate(() => {
    const drawn = window.drawn ?? [];
    window.drawn = undefined;
    const gaps = drawn.slice(1).map((at, index) => at - drawn[index]!);
    return {
      count: gaps.length,
      perSecond: (gaps.length * 1000) / (drawn.at(-1)! - drawn[0]!),
      longest: Math.max(...gaps),
    };
  });
}
