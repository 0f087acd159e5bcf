import type { Page } from '@playwright/test';
import { startBrowser } from './support/browser-page.ts';
import { startConsole } from './support/console-server.ts';
import { FAILED_EVERY, startDeliveriesUpstream } from './support/deliveries-upstream.ts';

/**
 * 5,000 failed deliveries of 100,000 delivered again by the console's bulk run, against a plain loop of the same
 * requests in the same page with as many under way, on the production build: progress, results and the pace that
 * spares the server shall cost little.
 */
const DELIVERIES = 100_000;
const REDELIVERED = DELIVERIES / FAILED_EVERY;
const TARGET_RATIO = 0.8;
/** Requests under way at once in the plain loop, as in the bulk run. */
const AT_ONCE = 4;

const upstream = await startDeliveriesUpstream(DELIVERIES);
const console_ = await startConsole({ baseUrl: upstream.baseUrl, apiKey: 'bench_test_0123456789abcdef' });
const browser = await startBrowser(console_);
try {
  const { page } = await browser.open();
  await page.goto(`${console_.origin}/webhooks/deliveries?status=failed`, { timeout: 120_000 });
  // Before and after, so that neither has the warmer server or the shorter activity.
  const before = await plainLoop(page, 1);
  const bulk = await redeliverAll(page);
  const plain = before + (await plainLoop(page, REDELIVERED / 2 + 1));
  if (upstream.redeliveries() !== 2 * REDELIVERED) {
    throw new Error(`${upstream.redeliveries()} redeliveries arrived, not ${2 * REDELIVERED}`);
  }
  const perSecond = (ms: number) => (REDELIVERED / (ms / 1000)).toFixed(0);
  console.log(`plain loop: ${perSecond(plain)} redeliveries a second`);
  console.log(`bulk run: ${perSecond(bulk)} a second`);
  console.log(`ratio: ${(plain / bulk).toFixed(2)} (target ${TARGET_RATIO})`);
  process.exitCode = plain / bulk >= TARGET_RATIO ? 0 : 1;
} finally {
  await browser.close();
  await console_.stop();
  await upstream.stop();
}

/** Milliseconds of half of the requests, a few at a time, as somebody would write them into a browser's console. */
function plainLoop(page: Page, first: number): Promise<number> {
  return page.evaluate(
    async ({ from, to, every, atOnce, connection }) => {
      const started = performance.now();
      let next = from;
      const worker = async () => {
        while (next <= to) {
          const id = next++ * every;
          const answer = await fetch(`/api/v1/webhooks/deliveries/${id}/redeliver`, {
            method: 'POST',
            headers: { 'X-Console-Connection': connection, 'Idempotency-Key': `plain-${id}` },
          });
          if (!answer.ok) throw new Error(`${id}: ${answer.status}`);
          await answer.json();
        }
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
      return performance.now() - started;
    },
    {
      from: first,
      to: first + REDELIVERED / 2 - 1,
      every: FAILED_EVERY,
      atOnce: AT_ONCE,
      connection: console_.connection,
    },
  );
}

/** All that match, as a person does it; milliseconds from the confirmation to the last result. */
async function redeliverAll(page: Page): Promise<number> {
  await page.getByRole('checkbox', { name: 'Select all loaded rows' }).click();
  await page.getByRole('button', { name: 'Select all that match the filters' }).click();
  await page.getByRole('button', { name: 'Redeliver…' }).click();
  const confirm = page.getByRole('button', { name: `Redeliver ${REDELIVERED.toLocaleString('en')}` });
  await confirm.waitFor({ timeout: 120_000 });
  const started = performance.now();
  await confirm.click();
  const tasks = page.getByRole('region', { name: 'Jobs' });
  await tasks
    .getByText(`${REDELIVERED.toLocaleString('en')} of ${REDELIVERED.toLocaleString('en')} delivered`)
    .waitFor({ timeout: 200_000 });
  return performance.now() - started;
}
