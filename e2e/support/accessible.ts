import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a theme can change: colours. Everything else is the same in the dark and is looked at in the light. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

export const wide = { width: 1440, height: 900 };
export const narrow = { width: 390, height: 844 };

/** Fails where axe finds anything on the page as it stands, in the light or the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNothingFound(page, { type: 'tag', values: rules });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // An editor of JSON is told of the theme, where all else has it from the style sheet.
  await expect(page.locator('[data-colours=light]')).toHaveCount(0);
  await expectNothingFound(page, { type: 'rule', values: rulesOfColour });
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/**
 * The same of the page at this address in Spanish on a phone and in English on a wide screen, and in both languages
 * on both that nothing hangs over the screen: all in one visit. What axe finds by a language it finds at any width,
 * and the other way round. Reloads the page twice and leaves it as it was, in English.
 *
 * @param settled waits until the reloaded page shows what is to be looked at, where a heading and the end of
 *   loading do not say so; it must not depend on the language
 */
export async function expectAccessibleEverywhere(page: Page, settled?: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  for (const [locale, looked, other] of [
    ['es', narrow, wide],
    ['en', wide, narrow],
  ] as const) {
    await page.context().addCookies([{ name: 'locale', value: locale, url: new URL(page.url()).origin }]);
    await page.setViewportSize(looked);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expectLoaded(page);
    await settled?.();
    await expectAccessible(page);
    await expectNoOverhang(page);
    await page.setViewportSize(other);
    await expectLoaded(page);
    await expectNoOverhang(page);
  }
  if (before) await page.setViewportSize(before);
}

/** The page has its heading and no part of it is still being read. */
export async function expectLoaded(page: Page): Promise<void> {
  // Not by its role: a panel that is open over the page hides the heading from screen readers.
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.getByText(/^(Loading|Cargando)…$/)).toHaveCount(0);
}

/** Nothing makes the page wider than the screen, once it has taken to a new width. */
export async function expectNoOverhang(page: Page): Promise<void> {
  const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect
    .poll(overhang, { message: `px that hang over the screen at ${page.url()}`, intervals: [50, 200] })
    .toBeLessThanOrEqual(0);
}

async function expectNothingFound(page: Page, runOnly: RunOptions['runOnly']): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      // A colour on its way from the other theme is none of either.
      const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished));
      // react-aria's announcements live for seconds in a region of their own and name what spoke by its id.
      return (await axe.run({ exclude: ['[data-live-announcer]'] }, options)).violations;
    },
    { runOnly, resultTypes: ['violations' as const], preload: false },
  );
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
