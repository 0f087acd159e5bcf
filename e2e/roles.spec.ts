import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Role, roles } from '../lib/rules/roles.ts';
import { test } from './fixtures.ts';
import type { Records } from './support/pages.ts';
import { makeRecords } from './support/records.ts';
import { Calls, settle } from './support/visit.ts';

const managers: readonly Role[] = ['owner', 'admin'];
const integrators: readonly Role[] = [...managers, 'integrator'];
const designers: readonly Role[] = [...managers, 'designer'];

type Offers = {
  readonly address: (records: Records) => string;
  /** Names of buttons and links, whole. */
  readonly acts: readonly string[];
  readonly to: readonly Role[];
  /** What everybody sees there. */
  readonly shows: (page: Page) => Locator;
  /** Whether records can be chosen for an act over several. */
  readonly chosen?: boolean;
};

const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first();

/** What pages offer, and to whom: nobody else is offered it. `lib/proxy/roles.test.ts` proves that it is refused. */
const offers: readonly Offers[] = [
  { address: () => '/contacts', acts: ['New contact'], to: managers, shows: text('Ana'), chosen: true },
  {
    address: ({ contact }) => `/contacts/${contact}`,
    acts: ['Save', 'Delete'],
    to: managers,
    shows: text(/^Ana Pérez/),
  },
  {
    address: ({ appointment }) => `/calendars/appointments/${appointment}`,
    acts: ['Reschedule', 'Cancel appointment'],
    to: managers,
    shows: text('Trae los planos'),
  },
  {
    address: ({ pipeline }) => `/pipelines/${pipeline}`,
    acts: ['New deal'],
    to: managers,
    shows: text('Bodega norte'),
    chosen: true,
  },
  {
    address: ({ pipeline, deal }) => `/pipelines/${pipeline}/deals/${deal}`,
    acts: ['Edit Title', 'Move to trash'],
    to: managers,
    shows: (page) => page.getByRole('dialog').getByRole('tab', { name: 'Details' }),
  },
  {
    address: ({ pipeline }) => `/pipelines/${pipeline}/settings`,
    acts: ['Add stage', 'Rename', 'Duplicate'],
    to: managers,
    shows: (page) => page.getByRole('row', { name: 'Negociación' }),
  },
  {
    address: ({ workflow }) => `/workflows/${workflow}`,
    acts: ['Add step'],
    to: designers,
    shows: (page) => page.locator('[data-node="n1"]'),
  },
  { address: () => '/webhooks', acts: ['Create endpoint'], to: integrators, shows: text('Last event') },
  {
    address: ({ endpoint }) => `/webhooks/endpoints/${endpoint}`,
    acts: ['Send ping', 'Rotate secret', 'Edit', 'Delete endpoint'],
    to: integrators,
    shows: text('Both secrets are valid for'),
  },
  {
    address: ({ endpoint }) => `/webhooks/deliveries?endpoint=${endpoint}`,
    acts: [],
    to: integrators,
    shows: (page) => page.getByRole('row').nth(1),
    chosen: true,
  },
  {
    address: ({ delivery }) => `/webhooks/deliveries/${delivery}`,
    acts: ['Redeliver'],
    to: integrators,
    shows: (page) => page.getByRole('button', { name: 'Copy as cURL' }),
  },
  {
    address: () => '/webhooks/catalog/deal.won',
    acts: ['Send me an example'],
    to: integrators,
    shows: (page) => page.getByRole('region', { name: 'Example of deal.won' }),
  },
  {
    address: () => '/webhooks/receiver',
    acts: ['Create address'],
    to: integrators,
    shows: (page) => page.getByRole('heading', { level: 1 }),
  },
];

for (const role of roles) {
  if (role === 'owner' || role === 'admin') continue;
  test(`a ${role} is offered what the role may do, and nothing else`, async ({ as, api, receiver }) => {
    const records = await makeRecords(api, receiver);
    const page = await as(role);
    const calls = new Calls(page);
    for (const { address, acts, to, shows, chosen = false } of offers) {
      await test.step(address(records), async () => {
        await page.goto(address(records));
        await expect(shows(page)).toBeVisible();
        await settle(page, calls);
        const isOffered = to.includes(role);
        for (const name of acts) {
          const act = page
            .getByRole('button', { name, exact: true })
            .or(page.getByRole('link', { name, exact: true }));
          if (isOffered) await expect(act.first(), name).toBeVisible();
          else await expect(act, name).toHaveCount(0);
        }
        const boxes = page.getByRole('checkbox');
        if (chosen && isOffered) await expect(boxes.first()).toBeAttached();
        else if (chosen) await expect(boxes).toHaveCount(0);
      });
    }
  });
}

test('a viewer reads what cannot be changed, is told for whom the rest is, and takes lists along', async ({
  as,
  api,
  receiver,
}) => {
  const records = await makeRecords(api, receiver);
  const page = await as('viewer');
  await page.goto(`/contacts/${records.contact}`);
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Details' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(0);
  await page.goto(`/workflows/${records.workflow}`);
  await expect(page.getByText('Read only: your role can view but not edit.')).toBeVisible();
  await page.locator('[data-node="n2"]').click();
  await expect(page.getByRole('combobox', { name: 'Tag *' })).not.toBeEditable();
  await page.goto(`/webhooks/endpoints/${records.endpoint}`);
  await expect(page.getByText('Both secrets are valid for')).toBeVisible();
  await expect(page.getByText(/Ends in/)).toHaveCount(0);
  await page.goto('/webhooks/endpoints/new');
  await expect(
    page.getByText('Your role can view webhooks but not change them. Ask an admin or an integrator.'),
  ).toBeVisible();
  await page.goto('/webhooks/receiver');
  await expect(
    page.getByText('Test receivers are for integrators, admins and owners. Ask an owner if you need one.'),
  ).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByRole('link', { name: 'Team' })).toBeHidden();

  await page.goto(`/webhooks/deliveries?endpoint=${records.endpoint}`);
  await expect(page.getByRole('button', { name: 'Recover failed…' })).toBeHidden();
  await page.getByRole('button', { name: 'Export' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain('webhook.test');
});
