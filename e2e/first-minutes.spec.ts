import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { expectNoOverhang, narrow, wide } from './support/accessible.ts';
import { owner } from './support/accounts.ts';
import { visitsUntilItListens } from './support/listening.ts';
import { PlainServer } from './support/plain-server.ts';
import { startPrograms } from './support/programs.ts';
import { type Words, wordsOf } from './support/words.ts';

/** A key that the sandbox made: its own that the console was started with is not among what these pages ask for. */
const madeKey = /sac_test_[\w-]{32}/;

/** From the one-time link to a console that is set up: what a person does in the first minutes, each step for real. */
for (const locale of ['en', 'es'] as const) {
  test(`the first minutes lead from the link to a console that is set up (${locale})`, async ({
    browser,
    expectAccessible,
  }) => {
    test.setTimeout(240_000);
    const t = wordsOf(locale);
    const programs = await startPrograms();
    const server = await new PlainServer().start();
    const context = await browser.newContext({ baseURL: programs.consoleUrl, viewport: wide });
    await context.addCookies([{ name: 'locale', value: locale, url: programs.consoleUrl }]);
    const page = visitsUntilItListens(await context.newPage());
    const told = tellsNoKey(page);
    const steps = new Steps(page, t);
    try {
      await test.step('the owner lands on what this is, and that the data is a demonstration', async () => {
        await page.goto(programs.ownerLink);
        await page.getByLabel(t('auth.name'), { exact: true }).fill(owner.name);
        await page.getByLabel(t('auth.email'), { exact: true }).fill(owner.email);
        await page.getByLabel(t('auth.password'), { exact: true }).fill(owner.password);
        await page.getByRole('button', { name: t('auth.createOwner') }).click();
        await expect(page).toHaveURL(/\/overview$/);
        await expect(steps.welcome).toContainText(t('welcome.demo.title'));
        await steps.expectDone(0);
        await expectAccessible(page);
        await page.setViewportSize(narrow);
        await expectNoOverhang(page);
        await page.setViewportSize(wide);
      });

      await test.step('one press leads to an empty subaccount', async () => {
        await page.getByRole('button', { name: t('welcome.demo.make') }).click();
        await expect(page.getByRole('button', { name: connectionLabel(t) })).toBeVisible();
        await expect(steps.welcome).not.toContainText(t('welcome.demo.title'));
        await steps.expectDone(0);
      });

      await steps.take('invite', async () => {
        await page
          .getByRole('button', { name: t('settings.team.invite') })
          .first()
          .click();
        await page.getByLabel(t('settings.team.email'), { exact: true }).fill('daniela@example.cl');
        await page.getByRole('button', { name: t('settings.team.makeInvitation') }).click();
        await page.getByRole('button', { name: t('settings.team.done') }).click();
      });

      await steps.take('pipeline', async () => {
        await page.getByRole('button', { name: t('pipelines.list.create') }).click();
        await page.getByLabel(t('pipeline-settings.create.name'), { exact: true }).fill('Proyectos');
        await page.getByRole('button', { name: t('pipeline-settings.create.submit') }).click();
        await expect(page).toHaveURL(/\/pipelines\/\d+$/);
      });

      await steps.take('endpoint', async () => {
        await page.getByRole('button', { name: t('receiver.make') }).click();
        await page.getByRole('button', { name: t('receiver.subscribe.submit') }).click();
        await page.getByRole('link', { name: t('receiver.subscribe.open') }).click();
        await page.getByRole('button', { name: t('webhooks.ping.send') }).click();
      });

      await steps.take('form', async () => {
        await page
          .getByRole('button', { name: t('forms.list.new') })
          .first()
          .click();
        const dialog = page.getByRole('dialog', { name: t('forms.create.title') });
        await dialog.getByRole('radio', { name: t('editing.create.blank') }).click();
        await dialog.getByLabel(t('editing.create.name'), { exact: true }).fill('Contacto');
        await dialog.getByRole('button', { name: t('forms.create.submit') }).click();
        await page.getByRole('button', { name: t('forms.save.publish') }).click();
        const asked = page.getByRole('alertdialog');
        await asked.getByRole('button', { name: t('forms.publish.confirm'), exact: true }).click();
      });

      await test.step('four of five are ticked, also on a phone', async () => {
        await steps.expectDone(4);
        await expect(page).toHaveTitle(new RegExp(t('overview.title')));
        await page.setViewportSize(narrow);
        await expectNoOverhang(page);
        await expectAccessible(page);
        await page.setViewportSize(wide);
      });

      await steps.begin('connect');
      await page.getByLabel(t('settings.connections.name'), { exact: true }).fill('ERP');
      await page.getByLabel(t('settings.connections.baseUrl')).fill(server.baseUrl);
      await page.getByLabel(t('settings.connections.apiKey')).fill('sk_test_0123456789abcdef');
      await page.getByRole('button', { name: t('settings.connections.testAndSave') }).click();
      await expect(steps.band).toContainText(t('shell.welcome.done', { step: steps.name('connect') }));

      await test.step('the checklist says once that all is done, and is gone', async () => {
        await page.getByRole('link', { name: t('shell.welcome.back') }).click();
        await expect(page.getByText(t('welcome.over.text'))).toBeVisible();
        // A page that was led to has its title a moment later.
        await expect(page).toHaveTitle(new RegExp(t('overview.title')));
        await expectAccessible(page);
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByTestId('welcome')).toHaveCount(0);
      });

      await test.step('the demonstration is still there, and has a welcome of its own', async () => {
        await page.getByRole('button', { name: connectionLabel(t) }).click();
        await page.getByRole('menuitemradio', { name: /^Sandbox/ }).click();
        await expect(steps.welcome).toContainText(t('welcome.demo.title'));
        await page.getByRole('button', { name: t('welcome.hide') }).click();
        await expect(steps.welcome).toHaveCount(0);
        await page.getByRole('button', { name: t('shell.account.menu', { name: owner.name }) }).click();
        await page.getByRole('menuitem', { name: t('shell.account.welcome') }).click();
        await expect(steps.welcome).toContainText(t('welcome.demo.title'));
      });

      expect(await told(), 'replies in which the browser was told a key').toEqual([]);
    } finally {
      await context.close();
      await server.stop();
      await programs.stop();
    }
  });
}

/** What the switcher is called while the empty subaccount is shown. */
function connectionLabel(t: Words): string {
  const environment = t('shell.connection.test');
  return t('shell.connection.current', { name: t('welcome.demo.emptyName'), environment });
}

/** The welcome's steps as a person takes them: there by the checklist, back by the bar. */
class Steps {
  readonly page: Page;
  readonly #t: Words;

  constructor(page: Page, t: Words) {
    this.page = page;
    this.#t = t;
  }

  get welcome() {
    return this.page.getByRole('region', { name: this.#t('welcome.title') });
  }

  get band() {
    return this.page.getByRole('region', { name: this.#t('shell.welcome.label'), exact: true });
  }

  name(step: string): string {
    return this.#t(`shell.welcome.steps.${step}`);
  }

  async expectDone(done: number): Promise<void> {
    await expect(this.welcome).toContainText(this.#t('welcome.progress', { done, count: 5 }));
  }

  async begin(step: string): Promise<void> {
    await this.welcome.getByRole('link', { name: this.name(step) }).click();
    await expect(this.band).toContainText(this.name(step));
  }

  async take(step: string, act: () => Promise<void>): Promise<void> {
    await test.step(`step: ${step}`, async () => {
      await this.begin(step);
      await act();
      await expect(this.band).toContainText(this.#t('shell.welcome.done', { step: this.name(step) }));
      await this.page.getByRole('link', { name: this.#t('shell.welcome.back') }).click();
      await expect(this.welcome.getByRole('listitem').filter({ hasText: this.name(step) })).toContainText(
        this.#t('welcome.done'),
      );
    });
  }
}

/** Looks into whatever the console answers from now on; gives the addresses of replies that hold a made key. */
function tellsNoKey(page: Page): () => Promise<string[]> {
  const looks: Promise<string | undefined>[] = [];
  page.on('response', (response) => {
    // The live feed never ends: it tells of events, whose bodies no credential is part of.
    if (response.headers()['content-type']?.startsWith('text/event-stream')) return;
    const look = response.text().then(
      (text) => (madeKey.test(text) ? response.url() : undefined),
      // A reply of which nothing more came when its page went.
      () => undefined,
    );
    looks.push(look);
  });
  return async () => (await Promise.all(looks)).filter((url) => url !== undefined);
}
