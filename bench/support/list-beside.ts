import { setTimeout } from 'node:timers/promises';
import { drawBareLists, scrollList } from './bare-list.ts';
import { withConsole } from './bench-page.ts';
import type { Ratio } from './figures.ts';
import { framesBeside } from './frames-beside.ts';

const SLOWDOWN = 4;
const TARGET = 0.9;

type Listed = {
  readonly upstream: Parameters<typeof withConsole>[0];
  /** The page with the list. */
  readonly path: string;
  /** What the list is called there. */
  readonly label: string;
  readonly count: number;
  /** What the first hundred rows say. */
  readonly cellsOf: (index: number) => readonly string[];
};

/**
 * A list of the records kit scrolled by the wheel while further pages are read, beside a bare list of as many rows that
 * draws those in sight as plain cells and reads nothing.
 */
export async function measureList(name: string, listed: Listed): Promise<readonly Ratio[]> {
  const { upstream, path, label, count, cellsOf } = listed;
  return withConsole(upstream, async (browser, console_) => {
    const own = await browser.open(SLOWDOWN);
    await own.page.goto(`${console_.origin}${path}`, { timeout: 120_000 });
    await own.page.locator('[data-row-link]').first().waitFor({ timeout: 120_000 });
    const box = (await own.page.getByRole('region', { name: label }).boundingBox())!;
    const bare = await browser.open(SLOWDOWN);
    await bare.page.setContent(
      `<section aria-label="${label}" style="width:${box.width}px;height:${box.height}px;overflow:auto"></section>`,
    );
    await bare.page.evaluate(drawBareLists, {
      count,
      cells: Array.from({ length: 100 }, (_, index) => cellsOf(index)),
      height: 40,
      style: 'display:flex;gap:1rem;height:40px',
    });
    await setTimeout(3_000);
    const act = (page: typeof own.page) => scrollList(page, label);
    return [await framesBeside(name, { own, bare, act, target: TARGET })];
  });
}
