import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Role } from '../../lib/rules/roles.ts';

export type Account = { readonly name: string; readonly email: string; readonly password: string };

export const owner: Account = {
  name: 'Marcela Rojas',
  email: 'marcela@example.cl',
  password: 'una-clave-larga-y-propia',
};

/** Creates the owner by the one-time link, as a person does. The page ends up signed in. */
export async function createOwner(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await fillAccount(page, owner);
  await page.getByRole('button', { name: 'Create owner account' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/setup'));
}

/** Fills in the form that a new user gets, by whichever link they came. */
export async function fillAccount(page: Page, account: Account): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(account.name);
  const email = page.getByLabel('Email', { exact: true });
  if (await email.isEditable()) await email.fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
}

/**
 * Makes a new user of a role: the owner invites, the invited accepts. Whoever the second context belongs to ends
 * up signed in as that user. By the console's endpoints: one test in `auth.spec.ts` does it by the pages.
 */
export async function joinAs(
  role: Role,
  owner: APIRequestContext,
  invited: APIRequestContext,
  consoleUrl: string,
): Promise<Account> {
  const headers = { origin: consoleUrl };
  const email = `${role}-${randomUUID()}@example.cl`;
  // Nobody has the name of somebody else.
  const account = { name: `A ${email.split('@')[0]}`, email, password: randomUUID() };
  const invitation = await owner.post('/api/console/invitations', { headers, data: { email, role } });
  expect(invitation.status(), await invitation.text()).toBe(201);
  const { url } = await invitation.json();
  const token = new URL(url).searchParams.get('token');
  const accepted = await invited.post('/api/console/invitations/accept', {
    headers,
    data: { token, name: account.name, password: account.password },
  });
  expect(accepted.status(), await accepted.text()).toBe(201);
  return account;
}
