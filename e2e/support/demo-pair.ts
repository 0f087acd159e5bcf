import { randomBytes, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { type OwnSandbox, startOwnSandbox } from './own-sandbox.ts';

/** A sandbox of one test file whose two subaccounts differ in every way: the demo in test, and the one in live. */
export type DemoPair = Pick<OwnSandbox, 'baseUrl' | 'stop'> & {
  readonly test: string;
  readonly live: string;
};

/** Starts one; `test` and `live` are the keys. A sandbox takes no key of live: both are for test. */
export async function startDemoPair(): Promise<DemoPair> {
  const [test, live] = [0, 1].map(() => `sac_test_${randomBytes(24).toString('base64url')}`);
  const { baseUrl, stop } = await startOwnSandbox({
    SANDBOX_SEED: 'demo-pair',
    SANDBOX_KEYS: `${test}:1,${live}:2`,
  });
  return { baseUrl, stop, test: test!, live: live! };
}

export type Pair = {
  readonly source: { readonly id: string; readonly name: string };
  readonly target: { readonly id: string; readonly name: string };
};

/** Gives the page's user, who may manage connections, one to each of the two subaccounts, from test to live. */
export async function connectPair(page: Page, consoleUrl: string, pair: DemoPair): Promise<Pair> {
  const connection = async (kind: 'test' | 'live') => {
    const name = `${kind} ${randomUUID().slice(0, 8)}`;
    const created = await page.request.post('/api/console/connections', {
      headers: { origin: consoleUrl },
      data: { name, baseUrl: pair.baseUrl, apiKey: pair[kind] },
    });
    expect(created.status(), await created.text()).toBe(201);
    const { id } = await created.json();
    return { id: String(id), name };
  };
  return { source: await connection('test'), target: await connection('live') };
}
