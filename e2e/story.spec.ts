import { expect, type Locator, type Page } from '@playwright/test';
import Stripe from 'stripe';
import { moveDealStage } from '../lib/contract/deals.ts';
import { listPipelines } from '../lib/contract/pipelines.ts';
import { test } from './fixtures.ts';
import { createOwner } from './support/accounts.ts';
import { Api } from './support/api.ts';
import { startPrograms } from './support/programs.ts';
import type { Received } from './support/receiver.ts';

const signature = 'x-service-signature';
const previousSignature = 'x-service-signature-previous';

/** From a fresh start to a delivered webhook. A one-time link serves once, so the story has its own programs. */
test('the owner signs up, moves a deal, and its webhook arrives', async ({
  browser,
  receiver,
  expectAccessible,
  expectAccessibleEverywhere,
}) => {
  test.setTimeout(300_000);
  const programs = await startPrograms();
  const context = await browser.newContext({ baseURL: programs.consoleUrl });
  const page = await context.newPage();
  const api = new Api(programs.sandboxUrl, programs.key);

  try {
    const pipeline =
      await test.step('signs up by the one-time link and sees the board with demo data', async () => {
        const { data } = await api.call(listPipelines, {});
        const first = data.find(({ es_default }) => es_default)!;
        await page.goto(programs.ownerLink);
        await expectAccessibleEverywhere(page);
        await createOwner(page, programs.ownerLink);
        await expect(page).toHaveURL(/\/overview$/);
        await page.goto('/');
        await expect(page).toHaveURL(new RegExp(`/pipelines/${first.id}$`));
        await expect(page.getByRole('button', { name: /^Connection: Sandbox .*, Test$/ })).toBeVisible();
        await expect(column(page, first.stages[0]!.nombre).locator('[data-deal-id]').first()).toBeVisible();
        return first;
      });

    await test.step('the link serves once', async () => {
      await page.goto(programs.ownerLink);
      await expect(page.getByRole('button', { name: 'Create owner account' })).toBeHidden();
    });

    const secret = await test.step('subscribes an endpoint to deal.stage_changed', async () => {
      await createEndpoint(page, receiver.url, 'deal.stage_changed');
      const shown = await shownSecret(page);
      await page.getByRole('button', { name: 'I have saved it: open endpoint' }).click();
      await expect(page.getByText(receiver.url).first()).toBeVisible();
      return shown;
    });
    const endpointPage = page.url();

    const moved = await test.step('drags a deal to another stage, and it stays there', async () => {
      const [from, to] = pipeline.stages;
      await page.getByRole('link', { name: 'Pipelines', exact: true }).first().click();
      await page.getByRole('link', { name: pipeline.nombre, exact: true }).click();
      await expect(column(page, from!.nombre).locator('[data-deal-id]').first()).toBeVisible();
      await expectAccessible(page);
      const card = column(page, from!.nombre).locator('[data-deal-id]').first();
      const id = await card.getAttribute('data-deal-id');
      await card.dragTo(column(page, to!.nombre));
      const there = column(page, to!.nombre).locator(`[data-deal-id="${id}"]`);
      await expect(there).toBeVisible();
      await expect.poll(() => receiver.of('deal.stage_changed').length).toBe(1);
      await page.reload();
      await expect(there).toBeVisible();
      return { id: Number(id), pipeline, stage: to! };
    });

    const event = await test.step('the signed event has arrived', async () => {
      const [received] = receiver.of('deal.stage_changed');
      expect(received!.event.data).toMatchObject({ id: moved.id, stage_id: moved.stage.id });
      expectSigned(received!, signature, secret);
      return received!.event;
    });

    await test.step('sees the delivery with its body and redelivers it', async () => {
      await page.goto('/webhooks/deliveries');
      await page
        .getByRole('link', { name: /deal\.stage_changed/ })
        .first()
        .click();
      await page.getByRole('tab', { name: 'Body' }).click();
      await expect(page.getByText(event.id).first()).toBeVisible();
      await page.getByRole('button', { name: 'Redeliver' }).click();
      await expect(page.getByTestId('follow')).toContainText('Delivered');
      await expect
        .poll(() => receiver.of('deal.stage_changed').map((one) => one.event.id))
        .toEqual([event.id, event.id]);
    });

    await test.step('pings the endpoint', async () => {
      await page.goto(endpointPage);
      await page.getByRole('button', { name: 'Send ping' }).click();
      await expect(page.getByTestId('follow')).toContainText('Delivered');
      expectSigned(receiver.of('webhook.test')[0]!, signature, secret);
    });

    await test.step('rotates the secret: both sign while both are valid', async () => {
      await page.getByRole('button', { name: 'Rotate secret' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Rotate secret' }).click();
      const newSecret = await shownSecret(page);
      expect(newSecret).not.toBe(secret);
      await page.getByRole('button', { name: 'I have saved it', exact: true }).click();
      await expect(page.getByText('Both secrets are valid for')).toBeVisible();
      await page.getByRole('button', { name: 'Send ping' }).click();
      await expect.poll(() => receiver.of('webhook.test').length).toBe(2);
      const [, ping] = receiver.of('webhook.test');
      expectSigned(ping!, signature, newSecret);
      expectSigned(ping!, previousSignature, secret);
    });

    await test.step('a failing endpoint is disabled, and reactivated', async () => {
      receiver.answer = { status: 500, body: 'down for maintenance' };
      await failUntilDisabled(api, moved, page);
      receiver.answer = { status: 200 };
      await page.getByRole('button', { name: 'Reactivate only' }).click();
      await expect(page.getByRole('region', { name: 'This endpoint is disabled' })).toBeHidden();
      await page.getByRole('button', { name: 'Send ping' }).click();
      await expect(page.getByTestId('follow')).toContainText('Delivered');
      await expectAccessible(page);
    });
  } finally {
    await context.close();
    await programs.stop();
  }
});

function column(page: Page, stage: string): Locator {
  return page.getByRole('region', { name: stage, exact: true });
}

async function createEndpoint(page: Page, url: string, type: string): Promise<void> {
  await page.goto('/webhooks/endpoints/new');
  await page.getByLabel('Address').fill(url);
  await page.getByRole('checkbox', { name: type, exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Create endpoint' }).click();
}

async function shownSecret(page: Page): Promise<string> {
  const secret = await page.getByTestId('secret').textContent();
  return secret ?? '';
}

/** Judged by an implementation that is not ours. */
function expectSigned({ headers, body }: Received, header: string, secret: string): void {
  const value = headers[header];
  expect(value, `the header ${header}`).toBeDefined();
  expect(Stripe.webhooks.constructEvent(body, value as string, secret)).toEqual(JSON.parse(body));
}

/** Moves the deal to and fro: each move is one more delivery that fails, and fifteen attempts are enough. */
async function failUntilDisabled(
  api: Api,
  { id, pipeline }: { id: number; pipeline: { stages: { id: number }[] } },
  page: Page,
): Promise<void> {
  const [one, other] = pipeline.stages;
  for (let move = 0; move < 15; move++) {
    const { id: stage_id } = move % 2 === 0 ? one! : other!;
    await api.call(moveDealStage, { path: { deal_id: id }, body: { stage_id } });
  }
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('This endpoint is disabled')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
}
