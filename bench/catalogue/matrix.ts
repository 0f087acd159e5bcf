import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { withConsole } from '../support/bench-page.ts';
import { median, type Ratio, timeRatio } from '../support/figures.ts';
import { matrixProduct, startMatrixUpstream } from '../support/matrix-upstream.ts';

const ROWS = 200;
const SLOWDOWN = 4;
const TARGET = 0.9;
const ROUNDS = 5;
const TYPED = 25;

declare global {
  interface Window {
    /** The frame that showed the first cells. */
    cellsAt?: number;
  }
}

/**
 * A matrix of 200 rows and 12 currencies: from the last answer to its cells, typing over cells one below the other, and
 * pasting 500 cells. The bare twin draws the same prices as one table of plain cells, and types and pastes in a table of
 * as many plain inputs.
 */
export default async function measureMatrix(): Promise<readonly Ratio[]> {
  const upstream = await startMatrixUpstream(ROWS);
  return withConsole(upstream, async (browser, console_) => {
    const openings: number[] = [];
    let { page } = await browser.open(SLOWDOWN);
    for (let round = 0; round < ROUNDS; round++) {
      await page.close();
      ({ page } = await browser.open(SLOWDOWN));
      await page.addInitScript(noteCells);
      await page.goto(`${console_.origin}/catalog/1/prices`, { timeout: 120_000 });
      await page.waitForFunction(() => window.cellsAt, undefined, { timeout: 60_000 });
      openings.push(await page.evaluate(openedIn));
    }
    await setTimeout(3_000);
    await page.getByRole('grid').focus();
    const typing = await typed(page);
    // The range that is pasted into is selected: nothing is asked.
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.down('Shift');
    for (let down = 1; down < 50; down++) await page.keyboard.press('ArrowDown');
    for (let right = 1; right < 10; right++) await page.keyboard.press('ArrowRight');
    await page.keyboard.up('Shift');
    const pastes: number[] = [];
    for (let round = 0; round < ROUNDS; round++) pastes.push(await page.evaluate(paste, round));
    await page.close();

    const bare = await browser.open(SLOWDOWN);
    const text = JSON.stringify(matrixProduct(ROWS));
    const drawn: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await bare.page.setContent('<main></main>');
      drawn.push(await bare.page.evaluate(drawBare, { text, isEdited: false }));
    }
    await bare.page.evaluate(drawBare, { text, isEdited: true });
    await bare.page.locator('input').first().focus();
    const bareTyping = await typed(bare.page);
    await bare.page.locator('input').first().focus();
    const barePastes: number[] = [];
    for (let round = 0; round < ROUNDS; round++) barePastes.push(await bare.page.evaluate(paste, round));
    await bare.page.close();
    return [
      timeRatio('matrix: last answer to its cells', median(openings), median(drawn), TARGET),
      timeRatio(`matrix: ${TYPED} amounts typed`, typing, bareTyping, TARGET),
      timeRatio('matrix: 500 cells pasted', median(pastes), median(barePastes), TARGET),
    ];
  });
}

/** Runs in the page before anything else. */
function noteCells() {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[role=gridcell]')) return;
    observer.disconnect();
    // The second frame begins when the first one has been painted.
    requestAnimationFrame(() =>
      requestAnimationFrame((at) => {
        window.cellsAt = at;
      }),
    );
  }).observe(document, { childList: true, subtree: true });
}

function openedIn(): number {
  const answers = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/api/v1/products/1'))
    .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
    .filter((end) => end <= window.cellsAt!);
  return window.cellsAt! - Math.max(...answers);
}

/** Types amounts one below the other, as fast as the page takes the keys. */
async function typed(page: Page): Promise<number> {
  const begun = performance.now();
  for (let nth = 0; nth < TYPED; nth++) {
    await page.keyboard.type(String(1_000 + nth));
    await page.keyboard.press('Enter');
  }
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return performance.now() - begun;
}

/** Runs in the page: 50 rows of 10 amounts, until they are painted. */
async function paste(round: number): Promise<number> {
  const row = Array.from({ length: 10 }, (_, column) => String(2_000 + round * 100 + column)).join('\t');
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', Array.from({ length: 50 }, () => row).join('\r\n'));
  const begun = performance.now();
  document.activeElement!.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return performance.now() - begun;
}

/** Runs in the bare page: reads the reply and draws every price in one table. */
async function drawBare({ text, isEdited }: { text: string; isEdited: boolean }): Promise<number> {
  const begun = performance.now();
  const byRow = new Map<string, string[]>();
  for (const { vigencia_desde, monto } of JSON.parse(text).precios) {
    const row = byRow.get(vigencia_desde) ?? [];
    row.push(monto);
    byRow.set(vigencia_desde, row);
  }
  const table = document.createElement('table');
  for (const [terms, amounts] of byRow) {
    const row = table.insertRow();
    row.insertCell().textContent = terms;
    for (const amount of amounts) {
      const cell = row.insertCell();
      if (isEdited) {
        const input = document.createElement('input');
        input.value = amount;
        cell.append(input);
      } else cell.textContent = amount;
    }
  }
  document.body.replaceChildren(table);
  const inputs = [...table.querySelectorAll('input')];
  table.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Enter') return;
    const below = inputs[inputs.indexOf(target as HTMLInputElement) + 12];
    below?.focus();
    below?.select();
  });
  table.addEventListener('paste', (event) => {
    event.preventDefault();
    const from = inputs.indexOf(event.target as HTMLInputElement);
    const lines = event.clipboardData!.getData('text/plain').split('\r\n');
    for (const [down, line] of lines.entries()) {
      for (const [right, amount] of line.split('\t').entries()) {
        inputs[from + down * 12 + right]!.value = amount;
      }
    }
  });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return performance.now() - begun;
}
