import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { DemoPair, Pair } from './demo-pair.ts';
import { startOwnSandbox } from './own-sandbox.ts';

/** A sandbox as `npm start` makes it: its demo in test, and one that counts as live and differs in every way. */
export async function startLivePair(): Promise<DemoPair> {
  const { baseUrl, key, liveKey, stop } = await startOwnSandbox({});
  expect(liveKey, 'the sandbox made a second demo').toBeDefined();
  return { baseUrl, stop, test: key, live: liveKey! };
}

/** Gives the page's user, who may manage connections, one to each of the two, of which the target is live. */
export async function connectLivePair(page: Page, consoleUrl: string, pair: DemoPair): Promise<Pair> {
  const connection = async (kind: 'test' | 'live') => {
    const name = `${kind} ${randomUUID().slice(0, 8)}`;
    const created = await page.request.post('/api/console/connections', {
      headers: { origin: consoleUrl },
      data: { name, baseUrl: pair.baseUrl, apiKey: pair[kind], environment: kind },
    });
    expect(created.status(), await created.text()).toBe(201);
    const { id } = await created.json();
    return { id: String(id), name };
  };
  return { source: await connection('test'), target: await connection('live') };
}
