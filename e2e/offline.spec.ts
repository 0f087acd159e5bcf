import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { createContact, getContact } from '../lib/contract/contacts.ts';
import { test } from './fixtures.ts';
import type { Api } from './support/api.ts';

const notice = (page: Page) => page.getByRole('status').filter({ hasText: /offline|wait|conexión/ });
const live = (page: Page) => page.locator('[data-live]').filter({ visible: true }).first();
const rowOf = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Contacts' }).getByRole('row', { name });

async function makeContacts(api: Api, names: readonly string[]) {
  const mark = `x${randomUUID().slice(0, 8)}`;
  const made = await Promise.all(
    names.map((nombre) => api.call(createContact, { body: { nombre, email: `${nombre}@${mark}.example` } })),
  );
  const contactOf = (place: number) => api.call(getContact, { path: { cid: made[place]!.id } });
  const emailOf = async (place: number) => (await contactOf(place)).email;
  return { mark, contactOf, emailOf };
}

/** Writes of contacts that left the browser. */
function patchesOf(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(JSON.stringify(request.postDataJSON()));
  });
  return sent;
}

/** Begins to edit, so that the code of it is there before the network goes. */
async function editOnce(page: Page, name: string) {
  const row = rowOf(page, name);
  await row.getByRole('button', { name: `Edit Email of ${name}` }).click();
  await row.getByRole('textbox', { name: 'Email' }).press('Escape');
  await page.waitForLoadState('networkidle').catch(() => undefined);
}

async function edit(page: Page, name: string, email: string) {
  const row = rowOf(page, name);
  await row.getByRole('button', { name: `Edit Email of ${name}` }).click();
  await row.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
}

test('what is changed offline waits in sight, is sent once and in order when the network is back', async ({
  ownerPage: page,
  api,
  expectAccessible,
}) => {
  const { mark, emailOf } = await makeContacts(api, ['Ana', 'Beto']);
  await page.goto(`/contacts?q=${mark}`);
  await editOnce(page, 'Ana');
  await expect(live(page)).toHaveText('Up to date');
  const sent = patchesOf(page);

  await page.context().setOffline(true);
  await expect(notice(page)).toContainText('You are offline.');
  await expect(live(page)).toHaveText('Offline');
  await edit(page, 'Ana', `ana2@${mark}.example`);
  await edit(page, 'Beto', `beto2@${mark}.example`);
  await expect(notice(page)).toContainText('2 changes are waiting in this tab');
  await expect(notice(page).getByRole('listitem')).toHaveText([
    /^Change · Contacts · \d/,
    /^Change · Contacts · \d/,
  ]);
  await expectAccessible(page);
  expect(sent).toEqual([]);

  await page.context().setOffline(false);
  await expect(notice(page)).toBeHidden();
  await expect.poll(() => emailOf(0)).toBe(`ana2@${mark}.example`);
  await expect.poll(() => emailOf(1)).toBe(`beto2@${mark}.example`);
  expect(sent).toEqual([
    JSON.stringify({ email: `ana2@${mark}.example` }),
    JSON.stringify({ email: `beto2@${mark}.example` }),
  ]);
  await expect(live(page)).toHaveText('Up to date');
});

test('what waited ten minutes is asked about: sent when confirmed, and given up without a change', async ({
  ownerPage: page,
  api,
}) => {
  const { mark, emailOf } = await makeContacts(api, ['Ana', 'Beto']);
  await page.clock.install();
  await page.goto(`/contacts?q=${mark}`);
  await editOnce(page, 'Ana');
  const sent = patchesOf(page);

  await page.context().setOffline(true);
  await edit(page, 'Ana', `ana2@${mark}.example`);
  await expect(notice(page)).toContainText('1 change is waiting in this tab');
  await page.clock.fastForward('10:01');
  await expect(notice(page)).toContainText('Send it?');
  await page.context().setOffline(false);
  await page.clock.fastForward('00:30');
  await expect(notice(page)).toContainText('Send it?');
  await expect(live(page)).toHaveText('Changes waiting');
  expect(sent).toEqual([]);
  await notice(page).getByRole('button', { name: 'Send now' }).click();
  await expect.poll(() => emailOf(0)).toBe(`ana2@${mark}.example`);
  await expect(notice(page)).toBeHidden();

  await test.step('given up', async () => {
    const before = (await emailOf(1))!;
    await page.context().setOffline(true);
    await edit(page, 'Beto', `beto2@${mark}.example`);
    await notice(page).getByRole('button', { name: 'Do not send' }).click();
    const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'you decided not to send it' });
    await expect(toast.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(rowOf(page, 'Beto')).toContainText(before);
    await page.context().setOffline(false);
    await expect(notice(page)).toBeHidden();
    expect(await emailOf(1)).toBe(before);
    expect(sent).toHaveLength(1);
    await toast.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => emailOf(1)).toBe(`beto2@${mark}.example`);
  });
});

test('over a dialog, on a phone and in Spanish the page says that it is offline, and asks before it is closed', async ({
  phone,
  api,
  expectAccessible,
}) => {
  const { mark, contactOf } = await makeContacts(api, ['Ana']);
  const page = await phone({ spanish: true });
  await page.goto(`/contacts?q=${mark}`);
  await page.getByRole('link', { name: 'Ana' }).click();
  const panel = page.getByRole('dialog', { name: 'Ana' });
  await panel.getByRole('button', { name: 'Editar Apellido' }).click();
  await panel.getByRole('textbox', { name: 'Apellido' }).fill('Rojas');
  await page.context().setOffline(true);
  await expect(notice(page)).toContainText('No tienes conexión.');
  await panel.getByRole('button', { name: 'Guardar' }).click();
  await expect(notice(page)).toContainText('Hay 1 cambio en espera en esta pestaña');
  await expectAccessible(page);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  await (await asked).dismiss();
  await page.context().setOffline(false);
  await expect.poll(async () => (await contactOf(0)).apellido).toBe('Rojas');
});
