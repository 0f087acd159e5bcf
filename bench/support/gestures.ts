import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** How long the frames of a gesture are counted, in milliseconds. */
export const WATCH_MS = 3_000;

/** Turns the wheel at a point for as long as it is watched; `by` says how far for each step. */
export async function turnWheel(
  page: Page,
  { x, y }: { x: number; y: number },
  by: (step: number) => number,
): Promise<void> {
  await page.mouse.move(x, y);
  await repeat((step) => page.mouse.wheel(0, by(step)));
}

/** Does something once a frame for as long as it is watched. */
export async function repeat(act: (step: number) => Promise<unknown>): Promise<void> {
  const until = performance.now() + WATCH_MS;
  for (let step = 0; performance.now() < until; step++) {
    await act(step);
    await setTimeout(16);
  }
}
