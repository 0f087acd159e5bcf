import type { Dress } from '../../../lib/testing/chameleon/dress.ts';
import { type Act, first, id, NEW, onlyWords } from './act.ts';

const endpoint = (dress: Dress) => `/webhooks/endpoints/${id(dress, 'endpoint', first(dress, 'endpoint'))}`;
const ADDRESS = 'https://nuevo.example/hooks';

/** Every write of webhooks. */
export const webhookActs: readonly Act[] = [
  {
    name: 'create an endpoint',
    address: () => '/webhooks/endpoints/new',
    write: /^POST \/webhooks\/endpoints$/,
    operation: 'createWebhookEndpoint',
    async perform(page) {
      await page.getByLabel('Address').fill(ADDRESS);
      await page.getByRole('radio', { name: 'All events (*)' }).check({ force: true });
      await page.getByRole('button', { name: 'Create endpoint' }).click();
    },
    ...onlyWords,
    doneWords: /Endpoint created/,
    typed: (page) => page.getByLabel('Address').inputValue(),
    text: ADDRESS,
  },
  {
    name: 'describe an endpoint',
    address: endpoint,
    write: /^PATCH \/webhooks\/endpoints\//,
    operation: 'updateWebhookEndpoint',
    async perform(page) {
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.getByRole('dialog').getByLabel('Description').fill(NEW);
      await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
    },
    seen: async (page) => String(await page.locator('main').getByText(NEW, { exact: true }).count()),
    held: (dress) => (first(dress, 'endpoint').description === NEW ? '1' : '0'),
    doneWords: /Endpoint saved/,
    typed: (page) => page.getByRole('dialog').getByLabel('Description').inputValue(),
    text: NEW,
  },
  {
    name: 'rotate a secret',
    address: endpoint,
    write: /^POST \/webhooks\/endpoints\/[^/]+\/rotate-secret$/,
    operation: 'rotateWebhookSecret',
    async perform(page) {
      await page.getByRole('button', { name: 'Rotate secret' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Rotate secret' }).click();
    },
    ...onlyWords,
    doneWords: /Secret rotated/,
  },
  {
    name: 'ping an endpoint',
    address: endpoint,
    write: /^POST \/webhooks\/endpoints\/[^/]+\/ping$/,
    operation: 'pingWebhookEndpoint',
    perform: (page) => page.getByRole('button', { name: 'Send ping' }).click(),
    ...onlyWords,
    doneWords: /ping (was )?sent/i,
  },
  {
    name: 'reactivate an endpoint',
    address: (dress) => `/webhooks/endpoints/${id(dress, 'endpoint', dress.world.rows('endpoint')[1]!)}`,
    write: /^PATCH \/webhooks\/endpoints\//,
    operation: 'updateWebhookEndpoint',
    perform: (page) => page.getByRole('button', { name: 'Reactivate', exact: true }).first().click(),
    seen: async (page) =>
      String(await page.getByRole('heading', { name: /^This endpoint is (disabled|paused)$/ }).count()),
    held: ({ world }) => (world.rows('endpoint')[1]!.active === true ? '0' : '1'),
  },
  {
    name: 'delete an endpoint',
    address: endpoint,
    write: /^DELETE \/webhooks\/endpoints\//,
    operation: 'deleteWebhookEndpoint',
    async perform(page) {
      await page.getByRole('button', { name: 'Delete endpoint' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    },
    seen: async (page) => (page.url().endsWith('/webhooks') ? '1' : '2'),
    held: ({ world }) => String(world.rows('endpoint').length),
  },
  {
    name: 'redeliver',
    address: (dress) => `/webhooks/deliveries/${id(dress, 'delivery', first(dress, 'delivery'))}`,
    write: /^POST \/webhooks\/deliveries\/[^/]+\/redeliver$/,
    operation: 'redeliver',
    perform: (page) => page.getByRole('dialog').getByRole('button', { name: 'Redeliver' }).click(),
    ...onlyWords,
    doneState: /Delivery #\d+/,
  },
];
