import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { createCompany } from '../lib/contract/companies.ts';
import { createContact, getContact, listContacts } from '../lib/contract/contacts.ts';
import { listConversations } from '../lib/contract/content.ts';
import { createDeal, getDeal } from '../lib/contract/deals.ts';
import { createTask } from '../lib/contract/tasks.ts';
import { test } from './fixtures.ts';
import type { Api } from './support/api.ts';
import { makeForm } from './support/forms.ts';
import { sendForm } from './support/send-form.ts';

/** A company of a test's own with one of its people. */
async function makeCompany(api: Api) {
  const mark = `x${randomUUID().slice(0, 8)}`;
  const company = await api.call(createCompany, { body: { nombre: `Viñas ${mark}` } });
  const contact = await api.call(createContact, {
    body: { nombre: `Ana ${mark}`, email: `ana@${mark}.example`, empresa_id: company.id },
  });
  return { mark, company, contact };
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a company shows its people, its deals by state with their sums, and the tasks of its people', async ({
  ownerPage: page,
  api,
}) => {
  const { mark, company, contact } = await makeCompany(api);
  const deal = (title: string, amount: string, currency: string) =>
    api.call(createDeal, { body: { title: `${title} ${mark}`, amount, currency, empresa_id: company.id } });
  await deal('Licencias', '1000.50', 'USD');
  await deal('Soporte', '99.50', 'USD');
  await deal('Capacitación', '250000', 'CLP');
  await api.call(createTask, { body: { titulo: `Llamar ${mark}`, client_id: contact.id } });

  await page.goto(`/contacts/companies/${company.id}`);
  await page
    .getByRole('dialog', { name: `Viñas ${mark}` })
    .getByRole('link', { name: 'Open as a page' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: `Viñas ${mark}` })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/contacts/companies/${company.id}/full$`));
  await expect(part(page, 'Contacts').getByRole('link', { name: `Ana ${mark}` })).toBeVisible();
  await expect(part(page, 'Deals')).toContainText('3 records');
  await expect(part(page, 'Deals')).toContainText(/1,100\.00/);
  await expect(part(page, 'Deals')).toContainText(/250,000/);
  await expect(part(page, 'Tasks').getByRole('link', { name: `Llamar ${mark}` })).toBeVisible();
  await expect(part(page, 'Conversations')).toContainText('Nothing here yet');
  await part(page, 'Contacts').getByRole('link', { name: 'Show in the list' }).click();
  await expect(page).toHaveURL(new RegExp(`/contacts\\?company=${company.id}$`));
  await expect(page.getByRole('row').filter({ hasText: `Ana ${mark}` })).toBeVisible();
});

test('a company shows the conversations of its people, and of nobody else', async ({
  ownerPage: page,
  api,
}) => {
  // The API makes none: one of those that the sandbox begins with.
  const { data: all } = await api.call(listConversations, { query: {} });
  const contactIds = [...new Set(all.flatMap(({ contacto_id }) => contacto_id ?? []))];
  const people = await Promise.all(
    contactIds.map((contact_id) => api.call(getContact, { path: { cid: contact_id } })),
  );
  const companyOf = (id: number | null) => people.find((each) => each.id === id)?.empresa_id ?? null;
  const id = companyOf(all.find(({ contacto_id }) => companyOf(contacto_id) !== null)!.contacto_id)!;
  const own = all.filter(({ contacto_id }) => companyOf(contacto_id) === id);
  await page.goto(`/contacts/companies/${id}/full`);
  await expect(part(page, 'Conversations').getByRole('listitem')).toHaveCount(own.length);
  const person = people.find((each) => each.id === own[0]!.contacto_id)!;
  await expect(part(page, 'Conversations')).toContainText(`${person.nombre} ${person.apellido}`);
  await part(page, 'Conversations').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/content\/conversations\/\d+$/);
});

test('a deal made for a contact has its company, and leads to both', async ({ ownerPage: page, api }) => {
  const { mark, contact, company } = await makeCompany(api);
  await page.goto(`/contacts/${contact.id}/full`);
  await part(page, 'Deals').getByRole('link', { name: 'New deal' }).click();
  const panel = page.getByRole('dialog', { name: 'New deal' });
  await expect(panel.getByRole('combobox', { name: /^Contact/ })).toHaveValue(`Ana ${mark}`);
  await expect(panel.getByRole('combobox', { name: /^Company/ })).toHaveValue(`Viñas ${mark}`);
  await panel.getByLabel('Title').fill(`Renovación ${mark}`);
  await panel.getByRole('button', { name: 'Create deal' }).click();
  const made = page.getByRole('dialog', { name: `Renovación ${mark}` });
  await expect(made).toBeVisible();
  await test.step('its history leads to what was written to it here', async () => {
    const address = page.url();
    await made.getByRole('tab', { name: 'History' }).click();
    await made.getByRole('link', { name: 'Changes made in this console' }).click();
    await expect(page.getByRole('link', { name: `Created deal Renovación ${mark}` })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^Created/ })).toHaveCount(1);
    await page.goto(address);
    await made.getByRole('tab', { name: 'Details' }).click();
  });
  await made.getByRole('link', { name: `Viñas ${mark}` }).click();
  await expect(page).toHaveURL(new RegExp(`/contacts/companies/${company.id}$`));
  await page.getByRole('tab', { name: 'Deals' }).click();
  await expect(page.getByRole('link', { name: `Renovación ${mark}` })).toBeVisible();
});

test('a contact that does not exist yet is made from the deal', async ({ ownerPage: page, api }) => {
  const { mark } = await makeCompany(api);
  const deal = await api.call(createDeal, { body: { title: `Nuevo ${mark}` } });
  await page.goto(`/pipelines/${deal.pipeline_id}/deals/${deal.id}`);
  const panel = page.getByRole('dialog', { name: `Nuevo ${mark}` });
  await panel.getByRole('button', { name: 'Edit Contact' }).click();
  await panel.getByRole('combobox', { name: /^Contact/ }).fill(`Berta ${mark}`);
  await page.getByRole('option', { name: `Create “Berta ${mark}”` }).click();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByRole('link', { name: `Berta ${mark}` })).toBeVisible();
  const { data } = await api.call(listContacts, { query: { search: `Berta ${mark}` } });
  expect(await api.call(getDeal, { path: { deal_id: deal.id } })).toMatchObject({ contacto_id: data[0]!.id });
});

test('a contact shows what was sent with its e-mail by any form, and nothing that others sent', async ({
  ownerPage: page,
  api,
  expectAccessible,
}) => {
  const { mark, contact } = await makeCompany(api);
  // The key says nothing of what it holds: the field of the form does.
  const campos = [
    { clave: 'quien', tipo: 'texto', etiqueta: 'Quién' },
    { clave: 'donde', tipo: 'email', etiqueta: 'Correo' },
  ];
  const form = await makeForm(api, { campos } as never);
  await sendForm(api, form.id, { quien: `Primera ${mark}`, donde: `ANA@${mark}.example` });
  await sendForm(api, form.id, { quien: `Ajena ${mark}`, donde: `beto@${mark}.example` });
  await page.goto(`/contacts/${contact.id}/full`);
  const sent = part(page, 'Submissions');
  await expect(sent.getByRole('listitem')).toHaveCount(1);
  await expect(sent.getByRole('listitem')).toContainText(form.nombre);
  await expectAccessible(page);
  await sent.getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/forms/${form.id}/submissions/\\d+$`));
  await expect(page.getByText(`Primera ${mark}`).first()).toBeVisible();
});
