import type { Page } from '@playwright/test';

/** Longer than any page takes; a page that never listens is for its own test to find. */
const LONGEST = 15_000;

/** Makes the page's visits end when its code listens to all that it shows: what is pressed before then is lost. */
export function visitsUntilItListens(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) await listens(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await listens(page);
    return response;
  };
  return page;
}

/** React marks what it has taken over; pages of others have none of its scripts. */
async function listens(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () => {
        if (!document.querySelector('script[src*="/_next/"]')) return true;
        const acted = document.querySelectorAll('main :is(a, button, input, [tabindex])');
        return [...acted].every((one) => Object.keys(one).some((name) => name.startsWith('__reactFiber$')));
      },
      undefined,
      { timeout: LONGEST },
    )
    .catch(() => undefined);
}
