import type { Locator, Page } from '@playwright/test';

/** The text of a code block that bears this name: a link, a secret, a command. */
export async function codeIn(within: Page | Locator, name: string): Promise<string> {
  const text = await within.getByRole('region', { name }).locator('code').textContent();
  if (!text) throw new Error(`${name} is empty`);
  return text;
}
