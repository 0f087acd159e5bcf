import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { type Account, fillAccount, owner } from './support/accounts.ts';
import { codeIn } from './support/code.ts';
import { beforeItsCode } from './support/early.ts';
import { totpOf } from './support/totp.ts';

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });

async function signIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await signInButton(page).click();
}

test.describe('without a session', () => {
  test('a page leads to the sign-in, and from there back to it', async ({ page }) => {
    await page.goto('/settings/account');
    await expect(page).toHaveURL(/\/sign-in/);

    await signIn(page, { ...owner, password: 'not-the-password' });
    await expect(page.getByRole('alert').filter({ hasText: 'wrong' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(owner.email);

    await signIn(page, owner);
    await expect(page).toHaveURL(/\/settings\/account/);
    await expect(page.getByRole('heading', { level: 2, name: 'Account and security' })).toBeVisible();
  });

  test('what was typed before the code of the page came is still there', async ({ page }) => {
    await beforeItsCode(page, '/sign-in', async () => {
      await page.getByLabel('Email').fill(owner.email);
      await page.getByLabel('Password').fill(owner.password);
    });
    await signInButton(page).click();
    await expect(page).toHaveURL(/\/pipelines/);
  });

  test('a form that is sent before the code of the page came puts no password into the address', async ({
    page,
  }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/sign-in', { waitUntil: 'commit' });
    await page.getByLabel('Password').fill(owner.password);
    const refused = page.waitForEvent('console', (message) => message.text().includes("form-action 'none'"));
    await page.keyboard.press('Enter');
    await refused;
    expect(await page.evaluate(() => window.location.search)).toBe('');
  });

  test('an address of another site is no destination', async ({ page }) => {
    await page.goto('/sign-in?next=//example.com/');
    await signIn(page, owner);
    await expect(page).toHaveURL(/\/pipelines/);
  });

  test('used and invented links say so', async ({ page }) => {
    await page.goto('/setup?token=invented');
    await expect(page.getByRole('heading', { name: 'This console is already set up' })).toBeVisible();
    await page.goto('/invitation?token=invented');
    await expect(page.getByRole('heading', { name: 'This invitation is no longer valid' })).toBeVisible();
  });

  test('the language of the browser is spoken, and another can be chosen', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, locale: 'es-CL' });
    const page = await context.newPage();
    await page.goto('/sign-in');
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    await page.getByRole('radio', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await context.close();
  });
});

test('someone invited joins with the role that was given', async ({
  ownerPage,
  page,
  expectAccessible,
  expectAccessibleEverywhere,
}) => {
  const id = randomUUID();
  const account = { name: `Pedro ${id}`, email: `pedro-${id}@example.cl`, password: randomUUID() };
  await ownerPage.goto('/settings/team');
  await ownerPage.getByRole('button', { name: 'Invite user' }).click();
  await ownerPage.getByLabel('Email').fill(account.email);
  await ownerPage.getByRole('radio', { name: 'Integrator' }).check({ force: true });
  await ownerPage.getByRole('button', { name: 'Create invitation' }).click();
  await page.goto(await codeIn(ownerPage, 'Invitation link'));
  await expectAccessibleEverywhere(page);
  await fillAccount(page, account);
  await page.getByRole('button', { name: 'Join the console' }).click();
  await expect(page).toHaveURL(/\/webhooks$/);

  await page.goto('/settings');
  await expect(page.getByRole('link', { name: 'Team' })).toBeHidden();
  await page.goto('/settings/team');
  await expect(page.getByRole('heading', { name: 'Your role has no access to this page' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: `${account.name}’s account` })).toContainText('Integrator');
});

test('two-factor sign-in is turned on, asked for and turned off', async ({
  integrator: { page, account },
  expectAccessible,
}) => {
  const secret = await test.step('turns it on', async () => {
    await page.goto('/settings/account');
    await page.getByRole('button', { name: 'Turn on two-factor authentication' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current password').fill(account.password);
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible();
    await expectAccessible(page);
    const shown = await codeIn(dialog, 'Secret');
    await dialog.getByLabel('Code from the app').fill(totpOf(shown));
    await dialog.getByRole('button', { name: 'Verify and turn on' }).click();
    await expect(dialog.getByRole('region', { name: 'Backup codes' })).toBeVisible();
    return shown;
  });
  const codes = await codeIn(page, 'Backup codes');
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('button', { name: 'Turn off two-factor authentication' })).toBeVisible();

  await test.step('a wrong code is refused, a backup code is not', async () => {
    await page.context().clearCookies();
    await page.goto('/sign-in');
    await signIn(page, account);
    await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Code', { exact: true }).fill('000000');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'code' })).toBeVisible();
    await page.getByRole('button', { name: 'Use a backup code' }).click();
    await page.getByLabel('Backup code').fill(codes.split('\n')[0]!);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page).toHaveURL(/\/webhooks/);
  });

  await test.step("the app's code is enough, too", async () => {
    await page.context().clearCookies();
    await page.goto('/sign-in');
    await signIn(page, account);
    await page.getByLabel('Code', { exact: true }).fill(totpOf(secret));
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page).toHaveURL(/\/webhooks/);
  });

  await test.step('turns it off', async () => {
    await page.goto('/settings/account');
    await page.getByRole('button', { name: 'Turn off two-factor authentication' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current password').fill(account.password);
    await dialog.getByRole('button', { name: 'Turn off two-factor authentication' }).click();
    await expect(page.getByRole('button', { name: 'Turn on two-factor authentication' })).toBeVisible();
  });
});

test('a session that has ended is renewed without losing what was typed', async ({
  integrator: { page, account },
}) => {
  await page.goto('/settings/account');
  await page.getByLabel('Name').fill('Pedro Pablo Soto');
  await page.context().clearCookies({ name: /session/ });
  await page.getByRole('button', { name: 'Save' }).click();

  const dialog = page.getByRole('dialog', { name: 'Your session has expired' });
  await dialog.getByLabel('Password').fill(account.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Name')).toHaveValue('Pedro Pablo Soto');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Pedro Pablo Soto’s account' })).toBeVisible();
});

test('one session is ended from another', async ({ integrator: { page, account }, browser, baseURL }) => {
  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await elsewhere.goto('/sign-in');
  await signIn(elsewhere, account);
  await expect(elsewhere).toHaveURL(/\/webhooks/);

  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Sign out of all others' }).click();
  await expect(page.getByRole('button', { name: 'Sign out of all others' })).toBeHidden();
  await elsewhere.goto('/settings/account');
  await expect(elsewhere).toHaveURL(/\/sign-in/);
  await elsewhere.context().close();
});

test('signing out ends the session', async ({ integrator: { page, account } }) => {
  await page.goto('/settings/account');
  await page.getByRole('button', { name: `${account.name}’s account` }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await page.goto('/pipelines');
  await expect(page).toHaveURL(/\/sign-in/);
});
