import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { ChameleonServer } from '../../lib/testing/chameleon/chameleon-server.ts';
import { plainDisguise } from '../../lib/testing/chameleon/disguise.ts';
import type { Failure } from '../../lib/testing/chameleon/failure.ts';
import type { World } from '../../lib/testing/chameleon/world.ts';
import { filledWorld } from '../../lib/testing/chameleon/world-data.ts';
import { connectTo } from '../support/connect.ts';
import { Calls, Complaints, settle } from '../support/visit.ts';
import type { Act } from './acts/act.ts';
import { wordsWrong } from './judge-outcome.ts';
import { BROKEN, lookAt } from './look.ts';

/**
 * Performs a write that fails so, looks whether the page says and shows what is true, lets the server recover and
 * presses what the page offers.
 */
export async function expectTruth(page: Page, consoleUrl: string, act: Act, failure: Failure): Promise<void> {
  const world = filledWorld({ deals: 12, others: 5 });
  act.given?.(world);
  const server = await ChameleonServer.start(world, plainDisguise());
  const { dress } = server.chameleon;
  try {
    await connectTo(page, consoleUrl, server.baseUrl, `sac_test_${randomUUID()}`);
    const [complaints, calls] = [new Complaints(page), new Calls(page)];
    await page.goto(act.address(dress));
    await settle(page, calls);
    server.fail(act.write, failure);
    await act.perform(page, dress);
    await expect
      .poll(() => server.failed, { message: 'the write is sent', timeout: 15_000 })
      .toBeGreaterThan(0);
    await (act.many
      ? expectTrueJob(page, act, failure, server)
      : expectTrueWrite(page, act, failure, server, calls));
    expect(complaints.take()).toEqual([]);
  } finally {
    await server.stop();
  }
}

async function expectTrueWrite(
  page: Page,
  act: Act,
  failure: Failure,
  server: ChameleonServer,
  calls: Calls,
): Promise<void> {
  const { world } = server;
  const { dress } = server.chameleon;
  await settle(page, calls);
  await expectTrueWords(page, act, failure, world);
  await expectTrueState(page, act, dress);

  server.heal();
  await press(page, calls, /^(Try again|Check again)$/);
  const isRetried = await press(page, calls, /^Retry$/);
  await expectTrueState(page, act, dress);
  const effects = world.effectsOf(act.operation);
  expect(effects, 'nothing happened twice').toBeLessThanOrEqual(1);
  if (!isRetried) return;
  expect(effects, 'after Retry it has happened').toBe(1);
  await expect.poll(async () => wordsWrong('slow', true, await saidBy(page))).toEqual([]);
}

async function expectTrueState(
  page: Page,
  act: Act,
  dress: ChameleonServer['chameleon']['dress'],
): Promise<void> {
  await expect
    .poll(
      async () =>
        (await act.seen(page, dress)) === act.held(dress) ||
        `shows ${await act.seen(page, dress)}, is ${act.held(dress)}`,
    )
    .toBe(true);
}

async function expectTrueWords(page: Page, act: Act, failure: Failure, world: World): Promise<void> {
  const isDone = world.effectsOf(act.operation) > 0;
  await expect.poll(async () => wordsWrong(failure, isDone, await saidBy(page), act.doneState)).toEqual([]);
  const { text } = await lookAt(page);
  expect(text).not.toMatch(BROKEN);
  if (isDone) return;
  if (act.doneWords) expect(text).not.toMatch(act.doneWords);
  if (act.typed) expect(await act.typed(page), 'what was typed is still there').toBe(act.text);
}

/** Of many writes: each takes effect once, after what the job offers is pressed as often as it is offered. */
async function expectTrueJob(
  page: Page,
  { many, operation, doneWords, seen, held }: Act,
  failure: Failure,
  server: ChameleonServer,
): Promise<void> {
  const { world } = server;
  const { count, over } = many!;
  if (failure === 'forbidden') await expect(over(page)).toBeVisible();
  const { text } = await lookAt(page);
  if (failure === 'forbidden') expect(text).toMatch(/re(fus|ject)ed|were not/i);
  expect(text).not.toMatch(BROKEN);
  if (doneWords && world.effectsOf(operation) === 0) expect(text).not.toMatch(doneWords);

  server.heal();
  const ways = page.getByRole('button', {
    name: /^(Retry failed|Retry rejected|Continue)$/,
  });
  await expect
    .poll(
      async () => {
        if ((await ways.count()) > 0) await ways.first().click();
        return (
          world.effectsOf(operation) >= count && (await over(page).isVisible()) && (await ways.count()) === 0
        );
      },
      { message: 'it comes to its end', timeout: 60_000, intervals: [500] },
    )
    .toBe(true);
  expect(world.effectsOf(operation), 'each happened once').toBe(count);
  const { dress } = server.chameleon;
  await expect.poll(() => seen(page, dress)).toBe(held(dress));
}

/** What toasts, alerts and states say. */
async function saidBy(page: Page): Promise<string> {
  const said = await page.locator('[data-sonner-toast], [role="alert"], [role="status"]').allInnerTexts();
  return said.join('\n');
}

/** Presses a way on where one is offered, as a person would. @returns whether one was */
async function press(page: Page, calls: Calls, name: RegExp): Promise<boolean> {
  const ways = page.getByRole('button', { name });
  if ((await ways.count()) === 0) return false;
  await ways.last().click();
  await settle(page, calls);
  return true;
}
