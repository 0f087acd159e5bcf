import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** A connection that was kept may be closed by the console in the moment in which it is used again. */
const maxRetries = 2;

/** Gives the page's user, who may manage connections, a connection to another server, selects it, and says its name. */
export async function connectTo(
  page: Page,
  consoleUrl: string,
  baseUrl: string,
  apiKey: string,
): Promise<string> {
  const name = `Server ${randomUUID()}`;
  const headers = { origin: consoleUrl };
  const created = await page.request.post('/api/console/connections', {
    headers,
    data: { name, baseUrl, apiKey },
    maxRetries,
  });
  expect(created.status(), await created.text()).toBe(201);
  const { id } = await created.json();
  const selected = await page.request.post(`/api/console/connections/${id}/select`, {
    headers,
    maxRetries,
  });
  expect(selected.status(), await selected.text()).toBe(200);
  return name;
}
