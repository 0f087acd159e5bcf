import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test.describe('without a session', () => {
  for (const [file, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/icon.svg', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/icons/icon-192.png', 'image/png'],
    ['/icons/icon-512.png', 'image/png'],
    ['/icons/maskable-512.png', 'image/png'],
    ['/social.png', 'image/png'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/robots.txt', 'text/plain'],
  ] as const) {
    test(`${file} is served as ${type}`, async ({ request }) => {
      const reply = await request.get(file, { maxRedirects: 0 });
      expect(reply.status()).toBe(200);
      expect(reply.headers()['content-type']!.split(';')[0]).toBe(type);
      expect(reply.headers()['x-robots-tag']).toBe('noindex, nofollow');
      expect(reply.headers()['content-security-policy']).toBeUndefined();
    });
  }

  test('a page names its icons, its manifest and its picture by whole addresses, and no index takes it', async ({
    page,
    baseURL,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const reply = await page.goto('/sign-in');
    expect(reply!.headers()['x-robots-tag']).toBe('noindex, nofollow');

    const head = (selector: string, name: string) =>
      page.locator(`head ${selector}`).first().getAttribute(name);
    expect(await head('meta[name=robots]', 'content')).toBe('noindex, nofollow');
    expect(await head('link[rel=manifest]', 'href')).toBe('/manifest.webmanifest');
    expect(await head('link[rel=apple-touch-icon]', 'href')).toBe('/apple-touch-icon.png');
    expect(await head('link[rel=icon][type="image/svg+xml"]', 'href')).toBe('/icon.svg');
    expect(await head('meta[property="og:image"]', 'content')).toBe(`${baseURL}/social.png`);
    expect(await head('meta[property="og:title"]', 'content')).toBe('Subaccount Console');
    // The policy of the page lets the browser read its manifest.
    const parsed = await (await page.context().newCDPSession(page)).send('Page.getAppManifest');
    expect(parsed.errors).toEqual([]);
    expect(JSON.parse(parsed.data!).name).toBe('Subaccount Console');
    expect(errors).toEqual([]);
  });
});
