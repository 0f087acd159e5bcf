import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import type { Box } from './bare-flow-server.ts';

/**
 * What is done with the editor's canvas and with a bare React Flow alike. Both are found by React Flow's own names, so
 * that the editor may be drawn anew; what is the editor's alone is named here and nowhere else.
 */
const pane = '.react-flow';
const viewport = '.react-flow__viewport';
const FIELD = 'Title *';
/** The node that is dragged, and whose form is typed into. */
const NODE = 'n5';

/** A pointer moves so often in an act, and ends where it began. */
const STEPS = 120;
const STEP_MS = 16;
const KEYS = 30;
const KEY_MS = 60;

declare global {
  interface Window {
    /** Milliseconds since the navigation. */
    opening?: { drawn: number; answered: number };
  }
}

export const nodeOf = (page: Page, key: string): Locator =>
  page.locator(`.react-flow__node[data-id="${key}"]`);

/** The field that is typed into: of the step's form, or the plain one beside the bare canvas. */
export const fieldOf = (page: Page): Locator =>
  page.getByLabel(FIELD, { exact: true }).or(page.locator('main > input'));

/** How far an act has led at a step: there, and back again. */
const swing = (step: number) => Math.min(step, STEPS - step) / (STEPS / 2);

export const acts: Record<'panning' | 'zooming' | 'dragging' | 'typing', (page: Page) => Promise<void>> = {
  async panning(page) {
    const { left, top, height } = await boxOf(page);
    const from = { x: left + 30, y: top + height - 120 };
    await changing(page.locator(viewport), (middle) =>
      moveAlong(page, from, (share) => ({ x: share * 60, y: share * -600 }), middle),
    );
  },
  async zooming(page) {
    const { left, top, width, height } = await boxOf(page);
    await page.mouse.move(left + width / 2, top + height / 2);
    await changing(page.locator(viewport), async (middle) => {
      // From words that can be read to a view of more than a hundred steps, and back.
      await repeat(STEPS / 2, () => page.mouse.wheel(0, 25));
      await middle();
      await repeat(STEPS / 2, () => page.mouse.wheel(0, -25));
    });
  },
  async dragging(page) {
    const node = nodeOf(page, NODE);
    const box = await node.boundingBox();
    if (!box) throw new Error('No node to drag');
    const from = { x: box.x + 20, y: box.y + 8 };
    await changing(node, (middle) =>
      moveAlong(page, from, (share) => ({ x: share * 150, y: share * 100 }), middle),
    );
  },
  async typing(page) {
    const field = fieldOf(page);
    const before = await field.inputValue();
    await field.focus();
    for (let key = 0; key < KEYS; key++) await page.keyboard.type('a', { delay: KEY_MS });
    if ((await field.inputValue()) === before) throw new Error('Nothing was typed');
  },
};

/** With the button held down, there and back. */
async function moveAlong(
  page: Page,
  from: { x: number; y: number },
  path: (share: number) => { x: number; y: number },
  middle: () => Promise<void>,
): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await repeat(STEPS, async (step) => {
    const { x, y } = path(swing(step + 1));
    await page.mouse.move(from.x + x, from.y + y);
    if (step === STEPS / 2) await middle();
  });
  await page.mouse.up();
}

async function repeat(times: number, act: (step: number) => Promise<unknown>): Promise<void> {
  for (let step = 0; step < times; step++) {
    await act(step);
    await setTimeout(STEP_MS);
  }
}

/** A figure of something that did not move would be no figure. */
async function changing(what: Locator, act: (middle: () => Promise<void>) => Promise<void>): Promise<void> {
  const place = () => what.evaluate((element) => (element as HTMLElement).style.transform);
  const before = await place();
  await act(async () => {
    if ((await place()) === before) throw new Error('Nothing moved');
  });
}

/** Opens the step's form, where there is one. */
export async function openForm(page: Page): Promise<void> {
  if (await fieldOf(page).isVisible()) return;
  await nodeOf(page, NODE).getByRole('button').first().press('Enter');
  await fieldOf(page).waitFor();
}

/** Walks back to the first steps, wherever the view is. */
export async function showBeginning(page: Page): Promise<void> {
  const search = page.getByRole('searchbox');
  for (const words of ['is:trigger', 'Paso 4:']) {
    await search.fill(words);
    await search.press('Enter');
  }
  await search.fill('');
  await nodeOf(page, NODE).waitFor();
  await setTimeout(500);
}

export function placeOf(page: Page, key: string): Promise<string> {
  return nodeOf(page, key).evaluate((element) => (element as HTMLElement).style.transform);
}

/** Where the canvas lies on the page. */
export async function boxOf(page: Page): Promise<Box> {
  const box = await page.locator(pane).boundingBox();
  if (!box) throw new Error('No canvas on the screen');
  return { left: box.x, top: box.y, width: box.width, height: box.height };
}

/** Runs in the page before anything else: clicks the first node as soon as it was painted, until it is chosen. */
export function noteOpening() {
  const painted = (then: (at: number) => void) =>
    // The second frame begins when the first one has been painted.
    requestAnimationFrame(() => requestAnimationFrame(then));
  requestAnimationFrame(function look() {
    const node = document.querySelector<HTMLElement>('.react-flow__node');
    if (!node || getComputedStyle(node).visibility === 'hidden') {
      requestAnimationFrame(look);
      return;
    }
    painted((drawn) => {
      requestAnimationFrame(function press() {
        const shown = document.querySelector<HTMLElement>('.react-flow__node')!;
        const button = shown.querySelector<HTMLElement>('button') ?? shown;
        if (!shown.classList.contains('selected')) button.click();
        if (!shown.classList.contains('selected')) requestAnimationFrame(press);
        else
          painted((answered) => {
            window.opening = { drawn, answered };
          });
      });
    });
  });
}
