import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { FakeApi } from '../lib/testing/fake-api.ts';
import { test } from './fixtures.ts';
import { expectAccessible, expectLoaded, expectNoOverhang, narrow, wide } from './support/accessible.ts';
import { connectTo } from './support/connect.ts';
import { addressOf, areaOf, pages, type Records } from './support/pages.ts';
import { makeRecords } from './support/records.ts';
import { Calls, Complaints, settle } from './support/visit.ts';

/** What axe finds by a language it finds at any width, and the other way round. */
const looks = [
  { name: 'wide, in English', locale: 'en', size: wide, other: narrow },
  { name: 'on a phone, in Spanish', locale: 'es', size: narrow, other: wide },
] as const;
type Look = (typeof looks)[number];

/** By the first test of a worker, for all of them. */
let made: Promise<Records> | undefined;

const areas = [...new Set(pages.map(areaOf))];

test.describe.configure({ mode: 'parallel' });

for (const look of looks) {
  for (const area of areas) {
    test(`${area} ${look.name}`, async ({ ownerPage, page, api, receiver, baseURL }) => {
      test.setTimeout(300_000);
      made ??= makeRecords(api, receiver);
      const records = await made;
      const [owner, visitor] = [await visit(ownerPage, look, baseURL!), await visit(page, look, baseURL!)];
      for (const looked of pages.filter((each) => areaOf(each) === area)) {
        await lookAt(looked.signedOut ? visitor : owner, addressOf(looked, records), look, looked.tabs);
      }
    });
  }
}

test('of a server that has nothing', async ({ as, baseURL }) => {
  test.setTimeout(300_000);
  const page = await as('admin');
  const server = await new FakeApi().start();
  await connectTo(page, baseURL!, server.baseUrl, `sac_test_${randomUUID()}`);
  const visitor = await visit(page, looks[0], baseURL!);
  for (const { route } of pages.filter(({ lists }) => lists)) await lookAt(visitor, route!, looks[0]);
  await server.stop();
});

type Visit = { readonly page: Page; readonly calls: Calls; readonly complaints: Complaints };

async function visit(page: Page, { locale }: Look, url: string): Promise<Visit> {
  await page.context().addCookies([{ name: 'locale', value: locale, url }]);
  return { page, calls: new Calls(page), complaints: new Complaints(page) };
}

/** Visits an address once: axe finds nothing in light and in dark, nothing hangs over, nothing is complained of. */
async function lookAt({ page, calls, complaints }: Visit, address: string, look: Look, tabs = false) {
  await test.step(address, async () => {
    await page.setViewportSize(look.size);
    const response = await page.goto(address);
    expect(response?.headers()['content-security-policy']).toMatch(
      /script-src 'self' 'nonce-[^']+' 'strict-dynamic'/,
    );
    await expect(page.locator('html')).toHaveAttribute('lang', look.locale);
    await settle(page, calls);
    await expectLoaded(page);
    await expectAccessible(page);
    await expectNoOverhang(page);
    for (const tab of tabs ? (await page.getByRole('tab').all()).slice(1) : []) {
      await tab.click();
      await settle(page, calls);
      await expectAccessible(page);
      await expectNoOverhang(page);
    }
    await page.setViewportSize(look.other);
    await expectNoOverhang(page);
    expect(complaints.take()).toEqual([]);
  });
}
