import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** Gives the page's user, who may manage connections, a connection to another server, and selects it. */
export async function connectTo(
  page: Page,
  consoleUrl: string,
  baseUrl: string,
  apiKey: string,
): Promise<void> {
  const headers = { origin: consoleUrl };
  const created = await page.request.post('/api/console/connections', {
    headers,
    data: { name: `Server ${randomUUID()}`, baseUrl, apiKey },
  });
  expect(created.status(), await created.text()).toBe(201);
  const { id } = await created.json();
  const selected = await page.request.post(`/api/console/connections/${id}/select`, { headers });
  expect(selected.status(), await selected.text()).toBe(200);
}
