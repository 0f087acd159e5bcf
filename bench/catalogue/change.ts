import type { Page } from '@playwright/test';
import { withConsole } from '../support/bench-page.ts';
import type { BenchConsole } from '../support/console-server.ts';
import { type Ratio, timeRatio } from '../support/figures.ts';
import { startPricesUpstream } from '../support/prices-upstream.ts';

const PRICES = 5_000;
/** As the job does: a read and two saves a price, four prices at a time. */
const WIDTH = 4;
const TARGET = 0.8;

/** 5,000 prices changed from a day by the page, beside a plain loop that sends the same requests, half before and half after. */
export default async function measureChange(): Promise<readonly Ratio[]> {
  const upstream = await startPricesUpstream(PRICES);
  return withConsole(upstream, async (browser, console_) => {
    const { page } = await browser.open(4);
    await page.goto(`${console_.origin}/catalog/change-prices`, { timeout: 120_000 });
    await page.getByText(`All ${PRICES.toLocaleString('en')} products`).waitFor({ timeout: 120_000 });
    // Of products that the page does not change.
    const before = await plainLoop(page, console_, PRICES + 1, PRICES / 2);
    const own = await changeAll(page);
    const after = await plainLoop(page, console_, PRICES + 1 + PRICES / 2, PRICES / 2);
    if (upstream.saves() !== 4 * PRICES) throw new Error(`${upstream.saves()} saves, not ${4 * PRICES}`);
    return [timeRatio(`${PRICES} prices changed from a day`, own, before + after, TARGET)];
  });
}

async function changeAll(page: Page): Promise<number> {
  await page.getByLabel('By', { exact: true }).fill('10');
  await page.getByRole('button', { name: `Change ${PRICES.toLocaleString('en')} prices` }).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Change prices' });
  await confirm.waitFor();
  const started = performance.now();
  await confirm.click();
  const count = PRICES.toLocaleString('en');
  await page.getByText(`${count} of ${count} · done`).waitFor({ timeout: 1_800_000 });
  return performance.now() - started;
}

/** In the page, through the same console. */
function plainLoop(page: Page, { connection }: BenchConsole, first: number, count: number): Promise<number> {
  return page.evaluate(
    async ({ connection, first, count, width }) => {
      const terms = { moneda: 'CLP', tipo_precio: 'recurrente', periodicidad: 'mensual', tramos: [] };
      let next = first;
      const call = async (path: string, body?: object) => {
        const reply = await fetch(`/api/v1/products/${path}`, {
          method: body ? 'POST' : 'GET',
          headers: {
            'Content-Type': 'application/json',
            'Idempotency-Key': crypto.randomUUID(),
            'X-Console-Connection': connection,
          },
          ...(body && { body: JSON.stringify(body) }),
        });
        if (!reply.ok) throw new Error(`${reply.status}: ${await reply.text()}`);
        return reply.json() as Promise<{ data: { id: number; monto: string }[] }>;
      };
      const worker = async () => {
        while (next < first + count) {
          const path = `${next++}/prices`;
          const { data } = await call(path);
          const [{ id, monto }] = data as [{ id: number; monto: string }];
          await call(path, { ...terms, id, monto, vigencia_desde: null, vigencia_hasta: '2026-12-31' });
          await call(path, { ...terms, monto, vigencia_desde: '2027-01-01', vigencia_hasta: null });
        }
      };
      const started = performance.now();
      await Promise.all(Array.from({ length: width }, worker));
      return performance.now() - started;
    },
    { connection, first, count, width: WIDTH },
  );
}
