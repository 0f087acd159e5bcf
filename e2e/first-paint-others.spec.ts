import { expect, type Page } from '@playwright/test';
import { listAppointments, listCalendars } from '../lib/contract/calendars.ts';
import { listProducts } from '../lib/contract/catalog.ts';
import { listBlogPosts } from '../lib/contract/content.ts';
import { listForms, listSubmissions } from '../lib/contract/forms.ts';
import { listWorkflows } from '../lib/contract/workflows.ts';
import { type ByHand, emptyPage } from '../lib/testing/fake-api.ts';
import { test } from './fixtures.ts';
import type { Api } from './support/api.ts';
import { connectTo } from './support/connect.ts';
import { FaultyProxy } from './support/faulty-proxy.ts';

type Opened = {
  readonly path: string;
  /** What its server is asked for while the page is written, by the end of the address. */
  readonly early: readonly RegExp[];
};

/** Calls of the browser to the connection's server, and to the console itself, since they were last forgotten. */
class Calls {
  readonly #seen: string[] = [];

  constructor(page: Page) {
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (request.method() === 'GET' && pathname.startsWith('/api/')) this.#seen.push(pathname + search);
    });
  }

  to(start: string): readonly string[] {
    return this.#seen.filter((address) => address.startsWith(start));
  }

  forget(): void {
    this.#seen.length = 0;
  }
}

/** The pages of some areas, with records of the demo data. */
async function pagesOf(api: Api): Promise<readonly Opened[]> {
  const { data: workflows } = await api.call(listWorkflows, {});
  const { data: forms } = await api.call(listForms, {});
  const { data: calendars } = await api.call(listCalendars, {});
  const { data: products } = await api.call(listProducts, {});
  const { data: posts } = await api.call(listBlogPosts, {});
  const form = forms.find(({ status }) => status !== 'draft')!.id;
  const { data: sent } = await api.call(listSubmissions, { path: { form_id: form } });
  const calendar = calendars[0]!.id;
  const { data: booked } = await api.call(listAppointments, { path: { calendar_id: calendar } });
  const [workflow, product] = [workflows[0]!.id, products[0]!.id];
  const appointments = new RegExp(`/calendars/${calendar}/appointments\\?`);
  return [
    { path: '/workflows', early: [/\/workflows\?limit=/] },
    {
      path: `/workflows/${workflow}`,
      early: [new RegExp(`/workflows/${workflow}$`), /\/workflows\/catalog$/],
    },
    { path: '/forms', early: [/\/forms\?limit=/] },
    { path: `/forms/${form}`, early: [new RegExp(`/forms/${form}$`)] },
    {
      path: `/forms/${form}/submissions`,
      early: [new RegExp(`/forms/${form}$`), new RegExp(`/forms/${form}/submissions\\?`)],
    },
    {
      path: `/forms/${form}/submissions/${sent[0]!.id}`,
      early: [new RegExp(`/submissions/${sent[0]!.id}$`), new RegExp(`/forms/${form}/submissions\\?`)],
    },
    { path: '/calendars', early: [/\/calendars$/, appointments] },
    { path: '/calendars/settings', early: [/\/calendars$/] },
    { path: `/calendars/settings/${calendar}`, early: [/\/calendars$/] },
    {
      path: `/calendars/appointments/${booked[0]!.id}`,
      early: [/\/calendars$/, new RegExp(`/appointments/${booked[0]!.id}$`)],
    },
    { path: '/calendars/book', early: [/\/calendars$/, appointments] },
    { path: '/catalog', early: [/\/products\?/, /\/product-categories$/] },
    { path: `/catalog/${product}`, early: [new RegExp(`/products/${product}$`)] },
    { path: `/catalog/${product}/prices`, early: [new RegExp(`/products/${product}$`)] },
    { path: '/catalog/categories', early: [/\/product-categories$/, /\/products\?/] },
    { path: '/catalog/change-prices', early: [/\/products\?/] },
    { path: '/content', early: [/\/sites$/] },
    { path: '/content/posts', early: [/\/blog\/posts\?/] },
    {
      path: `/content/posts/${posts[0]!.slug}`,
      early: [/\/blog\/posts\?/, new RegExp(`/posts/${posts[0]!.slug}$`)],
    },
  ];
}

/** Without what is read on of a long list, which other tests make long. */
const firstPages = (addresses: readonly string[]) =>
  addresses.filter((address) => !/[?&]cursor=/.test(address));

const heading = (page: Page) => page.getByRole('main').getByRole('heading').first();

test('what a page shows first is asked for once, while the page is written, and not by the browser', async ({
  as,
  api,
  baseURL,
}) => {
  test.setTimeout(400_000);
  const page = await as('admin');
  const proxy = new FaultyProxy(process.env.E2E_SANDBOX_URL!);
  await proxy.start();
  const through = proxy.answer;
  // What other tests change meanwhile is not told to this page, which would ask anew.
  proxy.answer = (asked) => (asked.path === '/events' ? emptyPage : through(asked));
  try {
    await connectTo(page, baseURL!, proxy.baseUrl, process.env.E2E_SANDBOX_KEY!);
    const calls = new Calls(page);
    // The first visit tells the console the browser's zone, and its pages are written anew.
    await page.goto('/settings/account');
    await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
    for (const { path, early } of await pagesOf(api)) {
      await test.step(path, async () => {
        await page.goto('about:blank');
        calls.forget();
        proxy.seen.length = 0;
        // Not what the console asks of itself: whether something happened, what the server has; nor the sandbox's time and
        // faults, which every page looks at again and again.
        const asked = () =>
          proxy.seen
            .filter(
              ({ method, path: of, url }) =>
                method === 'GET' && !/^\/(events$|sandbox\/)/.test(of) && !/\blimit=1$/.test(url),
            )
            .map(({ url }) => url);
        await page.goto(path);
        await expect(heading(page)).toBeVisible();
        // The live connection is opened when the page is taken over: all that asks has asked by then.
        await expect.poll(() => calls.to('/api/live').length, { intervals: [20] }).toBeGreaterThan(0);
        for (const address of early) {
          expect(
            firstPages(asked()).filter((url) => address.test(url)),
            String(address),
          ).toHaveLength(1);
          expect(
            firstPages(calls.to('/api/v1/')).filter((url) => address.test(url)),
            String(address),
          ).toEqual([]);
        }
        expect(
          firstPages(asked()).filter((url, at, all) => all.indexOf(url) !== at),
          'asked twice',
        ).toEqual([]);
      });
    }
  } finally {
    await proxy.stop();
  }
});

test('a page stands while its server has not answered, and shows what comes then', async ({
  as,
  api,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const page = await as('admin');
  const proxy = new FaultyProxy(process.env.E2E_SANDBOX_URL!);
  await proxy.start();
  const through = proxy.answer;
  try {
    await connectTo(page, baseURL!, proxy.baseUrl, process.env.E2E_SANDBOX_KEY!);
    const { data: workflows } = await api.call(listWorkflows, {});
    const { data: calendars } = await api.call(listCalendars, {});
    const shown = [
      { path: '/workflows', data: page.getByRole('link', { name: workflows[0]!.nombre }) },
      { path: `/workflows/${workflows[0]!.id}`, data: page.locator('.react-flow__node').first() },
      { path: '/calendars', data: page.locator('[data-agenda-grid]') },
      { path: '/calendars/settings', data: page.getByRole('link', { name: calendars[0]!.nombre }) },
    ];
    for (const { path, data } of shown) {
      await test.step(path, async () => {
        const answered = Promise.withResolvers<void>();
        proxy.answer = (asked) => async (reply, request) => {
          await answered.promise;
          await (through(asked) as ByHand)(reply, request);
        };
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('navigation').first()).toBeVisible();
        await expect(heading(page)).toBeAttached();
        await expect(data).toBeHidden();
        answered.resolve();
        await expect(data).toBeVisible();
      });
    }
  } finally {
    await proxy.stop();
  }
});

test('the settings have what they show in their HTML, and ask the console for none of it', async ({
  ownerPage,
}) => {
  const calls = new Calls(ownerPage);
  const pages = [
    { path: '/settings/team', asks: ['/api/console/users', '/api/console/invitations'] },
    { path: '/settings/connections', asks: ['/api/console/connections'] },
    { path: '/settings/activity', asks: ['/api/console/activity'] },
    { path: '/settings/account', asks: ['/api/auth/list-sessions'] },
  ];
  for (const { path, asks } of pages) {
    await test.step(path, async () => {
      calls.forget();
      await ownerPage.goto(path);
      await expect.poll(() => calls.to('/api/live').length).toBeGreaterThan(0);
      for (const address of [...asks, '/api/console/views'])
        expect(firstPages(calls.to(address)), address).toEqual([]);
    });
  }
  const html = await (await ownerPage.request.get('/settings/connections')).text();
  expect(html).toContain('data-index="0"');
});
