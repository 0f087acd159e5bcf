import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { ChameleonServer } from '../../lib/testing/chameleon/chameleon-server.ts';
import { plainDisguise } from '../../lib/testing/chameleon/disguise.ts';
import { type Failure, outcomeOf } from '../../lib/testing/chameleon/failure.ts';
import type { World } from '../../lib/testing/chameleon/world.ts';
import { filledWorld } from '../../lib/testing/chameleon/world-data.ts';
import { connectTo } from '../support/connect.ts';
import type { Act } from './acts.ts';
import { BROKEN, lookAt } from './look.ts';
import { Calls, Complaints, settle } from './visit.ts';

/** What says that nothing happened: never true of what did. */
const DENIED = /was not (?!known)\w+|were not \w+|not done|Nothing was (changed|sent)/i;

/**
 * Performs a write that fails so, looks whether the page says and shows what is true, lets the server recover and
 * presses what the page offers.
 */
export async function expectTruth(page: Page, consoleUrl: string, act: Act, failure: Failure): Promise<void> {
  const server = await ChameleonServer.start(filledWorld({ deals: 12, others: 5 }), plainDisguise());
  const { world } = server;
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
    await settle(page, calls);
    await expectTrueWords(page, act, failure, world);
    await expectTrueState(page, act, dress);

    server.heal();
    await pressWayOn(page, calls);
    await expectTrueState(page, act, dress);
    expect(world.effectsOf(act.operation), 'nothing happened twice').toBeLessThanOrEqual(1);
    expect(complaints.take()).toEqual([]);
  } finally {
    await server.stop();
  }
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
  const { text } = await lookAt(page);
  expect(text).not.toMatch(BROKEN);
  if (isDone) expect(text).not.toMatch(DENIED);
  else if (act.doneWords) expect(text).not.toMatch(act.doneWords);
  if (isDone || outcomeOf(failure) === 'done') return;
  const said = page.locator('[data-sonner-toast], [role="alert"], [role="status"]').filter({ hasText: /\S/ });
  await expect(said.first(), 'something is said').toBeVisible();
  if (act.typed) expect(await act.typed(page), 'what was typed is still there').toBe(act.text);
}

/** Presses Retry or Check again where one is offered, as a person would. */
async function pressWayOn(page: Page, calls: Calls): Promise<void> {
  const ways = page.getByRole('button', { name: /^(Retry|Try again|Check again)$/ });
  if ((await ways.count()) === 0) return;
  await ways.last().click();
  await settle(page, calls);
}
