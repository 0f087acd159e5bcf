import type { Page } from '@playwright/test';
import type { Dress } from '../../../lib/testing/chameleon/dress.ts';
import { type Act, countOf, edit, first, has, id, NEW } from './act.ts';

const contact = (dress: Dress) => `/contacts/${id(dress, 'contact', first(dress, 'contact'))}`;
const company = (dress: Dress) => `/contacts/companies/${id(dress, 'company', first(dress, 'company'))}`;
const tagOff = (page: Page, { world }: Dress) =>
  page.getByRole('dialog').getByRole('button', { name: `Remove ${world.rows('tag')[0]!.nombre}` });
const companyName = (page: Page) => page.getByRole('dialog').getByLabel('Name', { exact: true }).inputValue();

async function nameCompany(page: Page) {
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Name', { exact: true }).fill(NEW);
  await panel.getByRole('button', { name: 'Save' }).click();
}

const archived = {
  seen: async (page: Page) =>
    String(await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).count()),
  held: (dress: Dress) => (first(dress, 'company').estado === 'archivada' ? '1' : '0'),
};

/** Every write of contacts and companies. */
export const contactActs: readonly Act[] = [
  {
    name: 'create a contact',
    address: () => '/contacts/new',
    write: /^POST \/contacts$/,
    operation: 'createContact',
    async perform(page) {
      const panel = page.getByRole('dialog');
      await panel.getByLabel('First name').fill(NEW);
      await panel.getByRole('button', { name: 'Save' }).click();
    },
    seen: (page) => countOf(page, '[role="row"]', NEW),
    held: ({ world }) => has(world.rows('contact'), 'nombre', NEW),
    typed: (page) => page.getByRole('dialog').getByLabel('First name').inputValue(),
    text: NEW,
  },
  {
    name: 'rename a contact',
    address: contact,
    write: /^PATCH \/contacts\//,
    operation: 'updateContact',
    async perform(page) {
      const panel = page.getByRole('dialog');
      await edit(page);
      await panel.getByLabel('First name').fill(NEW);
      await panel.getByRole('button', { name: 'Save' }).click();
    },
    seen: (page) => countOf(page, '[role="row"]', NEW),
    held: ({ world }) => has(world.rows('contact'), 'nombre', NEW),
    doneWords: /^Saved$/m,
    typed: (page) => page.getByRole('dialog').getByLabel('First name').inputValue(),
    text: NEW,
  },
  {
    name: 'tag a contact',
    address: contact,
    write: /^POST \/contacts\/[^/]+\/tags$/,
    operation: 'addContactTags',
    async perform(page) {
      const panel = page.getByRole('dialog');
      await panel.getByRole('combobox', { name: 'Add tag' }).fill(NEW);
      await panel.getByRole('button', { name: 'Add', exact: true }).click();
    },
    seen: async (page) =>
      String(
        await page
          .getByRole('dialog')
          .getByRole('button', { name: `Remove ${NEW}` })
          .count(),
      ),
    held: ({ world }) => has(world.rows('tag'), 'nombre', NEW),
  },
  {
    name: 'take a tag off a contact',
    address: contact,
    write: /^DELETE \/contacts\/[^/]+\/tags\//,
    operation: 'removeContactTag',
    perform: (page, dress) => tagOff(page, dress).click(),
    seen: async (page, dress) => String(await tagOff(page, dress).count()),
    held: (dress) => String((first(dress, 'contact').tags as unknown[]).length),
    doneWords: /^\w+ removed$/m,
  },
  {
    name: 'delete a contact',
    address: (dress) => `/contacts/${id(dress, 'contact', dress.world.rows('contact').at(-1)!)}`,
    write: /^DELETE \/contacts\//,
    operation: 'deleteContact',
    async perform(page) {
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete contact' }).click();
    },
    seen: async (page) => String((await page.getByRole('row', { includeHidden: true }).count()) - 1),
    held: ({ world }) => String(world.rows('contact').length),
  },
  {
    name: 'create a company',
    address: () => '/contacts/companies/new',
    write: /^POST \/companies$/,
    operation: 'createCompany',
    perform: (page) => nameCompany(page),
    seen: (page) => countOf(page, '[role="row"]', NEW),
    held: ({ world }) => has(world.rows('company'), 'nombre', NEW),
    doneWords: /^(?!.* was ).+ created$/m,
    typed: companyName,
    text: NEW,
  },
  {
    name: 'rename a company',
    address: company,
    write: /^PATCH \/companies\//,
    operation: 'updateCompany',
    async perform(page) {
      await edit(page);
      await nameCompany(page);
    },
    seen: (page) => countOf(page, '[role="row"]', NEW),
    held: ({ world }) => has(world.rows('company'), 'nombre', NEW),
    doneWords: /^Saved$/m,
    typed: companyName,
    text: NEW,
  },
  {
    name: 'archive a company',
    address: company,
    write: /^DELETE \/companies\//,
    operation: 'deleteCompany',
    perform: (page) => page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click(),
    ...archived,
  },
  {
    name: 'restore a company',
    given: (world) => Object.assign(world.rows('company')[0]!, { estado: 'archivada' }),
    address: company,
    write: /^PATCH \/companies\//,
    operation: 'updateCompany',
    perform: (page) => page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click(),
    ...archived,
  },
];
