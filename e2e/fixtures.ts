import { type Browser, type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import type { Role } from '../lib/rules/roles.ts';
import { expectAccessible, expectAccessibleEverywhere } from './support/accessible.ts';
import { type Account, joinAs } from './support/accounts.ts';
import { Api } from './support/api.ts';
import { visitsUntilItListens } from './support/listening.ts';
import { Receiver } from './support/receiver.ts';

type Fixtures = {
  /** A page of the owner, signed in and connected to the sandbox. */
  ownerPage: Page;
  /** A page of a new user of that role, signed in. */
  as: (role: Exclude<Role, 'owner'>) => Promise<Page>;
  /** An integrator of this test's own, whose password it knows, and a page of theirs, signed in. */
  integrator: { page: Page; account: Account };
  /** The sandbox, called directly. */
  api: Api;
  /** A webhook receiver on this machine. */
  receiver: Receiver;
  /** axe finds nothing on the page as it stands, in light and in dark. */
  expectAccessible: (page: Page) => Promise<void>;
  /** Nor on the page at this address in both languages at 1440 and 390 px, and nothing hangs over the screen. */
  expectAccessibleEverywhere: (page: Page, settled?: () => Promise<void>) => Promise<void>;
  /** The owner in Spanish. */
  inSpanish: () => Promise<Page>;
  /** The owner on a screen 390 px wide, in English unless asked for. */
  phone: (options?: { spanish?: boolean }) => Promise<Page>;
};

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are used from the pattern
  baseURL: async ({}, use) => use(fromSetup('E2E_CONSOLE_URL')),
  ownerPage: async ({ browser }, use) => {
    const opened = new OpenedPages(browser);
    await use(await opened.open({}));
    await opened.close();
  },
  as: async ({ browser }, use) => {
    const opened = new OpenedPages(browser);
    await use(async (role) => {
      const owner = await opened.open({});
      const user = await opened.open({ storageState: undefined });
      await joinAs(role, owner.request, user.request, fromSetup('E2E_CONSOLE_URL'));
      return user;
    });
    await opened.close();
  },
  integrator: async ({ browser }, use) => {
    const opened = new OpenedPages(browser);
    const owner = await opened.open({});
    const page = await opened.open({ storageState: undefined });
    const account = await joinAs('integrator', owner.request, page.request, fromSetup('E2E_CONSOLE_URL'));
    await use({ page, account });
    await opened.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  api: async ({}, use) => use(new Api(fromSetup('E2E_SANDBOX_URL'), fromSetup('E2E_SANDBOX_KEY'))),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  receiver: async ({}, use) => {
    const receiver = await Receiver.start();
    await use(receiver);
    await receiver.stop();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectAccessible: async ({}, use) => use(expectAccessible),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectAccessibleEverywhere: async ({}, use) => use(expectAccessibleEverywhere),
  inSpanish: async ({ browser }, use) => {
    const opened = new OpenedPages(browser);
    await use(() => opened.open({}, { spanish: true }));
    await opened.close();
  },
  phone: async ({ browser }, use) => {
    const opened = new OpenedPages(browser);
    await use((options) => opened.open(phoneScreen, options));
    await opened.close();
  },
});

const phoneScreen = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

class OpenedPages {
  readonly #browser: Browser;
  readonly #opened: Page[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async open(options: BrowserContextOptions, { spanish = false } = {}): Promise<Page> {
    const context = await this.#browser.newContext({
      baseURL: fromSetup('E2E_CONSOLE_URL'),
      storageState: fromSetup('E2E_OWNER_STATE'),
      ...options,
    });
    if (spanish) {
      await context.addCookies([{ name: 'locale', value: 'es', url: fromSetup('E2E_CONSOLE_URL') }]);
    }
    const page = asksWhatIsRouted(visitsUntilItListens(await context.newPage()));
    this.#opened.push(page);
    return page;
  }

  async close(): Promise<void> {
    await Promise.all(this.#opened.map((page) => page.context().close()));
  }
}

/** What a test answers in the server's place the browser must ask for: the console then asks nothing early. */
function asksWhatIsRouted(page: Page): Page {
  const route = page.route.bind(page);
  page.route = async (url, ...handling) => {
    if (String(url).includes('api')) await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
    return route(url, ...handling);
  };
  return page;
}

function fromSetup(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is set by e2e/support/global-setup.ts`);
  return value;
}
