import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a theme can change: colours. Everything else is the same in the dark and is looked at in the light. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

/** Fails where axe finds anything on the page as it stands, in the light or the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNothingFound(page, (axe) => axe.withTags(rules));
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNothingFound(page, (axe) => axe.withRules(rulesOfColour));
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/**
 * The same of the page at this address in Spanish and in English, 1440 and 390 px wide, and that nothing of it
 * hangs over the narrow screen: all eight in one visit. Reloads the page twice and leaves it as it was, in English.
 *
 * @param settled waits until the reloaded page shows what is to be looked at, where a heading and the end of
 *   loading do not say so; it must not depend on the language
 */
export async function expectAccessibleEverywhere(page: Page, settled?: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  for (const locale of ['es', 'en'] as const) {
    await page.context().addCookies([{ name: 'locale', value: locale, url: new URL(page.url()).origin }]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    for (const viewport of locale === 'es' ? [narrow, wide] : [wide, narrow]) {
      await page.setViewportSize(viewport);
      await expectLoaded(page);
      await settled?.();
      await expectAccessible(page);
      await expectNoOverhang(page);
    }
  }
  if (before) await page.setViewportSize(before);
}

/** The page has its heading and no part of it is still being read. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByText(/^(Loading|Cargando)…$/)).toHaveCount(0);
}

/** Nothing makes the page wider than the screen. */
export async function expectNoOverhang(page: Page): Promise<void> {
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overhang, `px that hang over the screen at ${page.url()}`).toBeLessThanOrEqual(0);
}

async function expectNothingFound(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  const axe = new AxeBuilder({ page })
    // In one run instead of one a frame, put together on a blank page: pages have no frames of other origins.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    // react-aria's announcements live for seconds in a region of their own and name what spoke by its id.
    .exclude('[data-live-announcer]');
  const { violations } = await choose(axe).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(found, await where(page)).toEqual([]);
}

async function where(page: Page): Promise<string> {
  const { language, theme } = await page.evaluate(() => ({
    language: document.documentElement.lang,
    theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  }));
  return `${page.url()} (${language}, ${page.viewportSize()?.width} px, ${theme})`;
}
