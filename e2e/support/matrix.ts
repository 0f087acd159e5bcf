import { expect, type Locator, type Page } from '@playwright/test';
import { createProduct, listPrices, savePrice } from '../../lib/contract/catalog.ts';
import type { Price } from '../../lib/contract/prices.ts';
import type { Api } from './api.ts';

let made = 0;

/** A product with these prices, each monthly unless it says otherwise. */
export async function productWith(api: Api, prices: readonly object[]): Promise<number> {
  made += 1;
  const body = { nombre: `Plan ${made}`, sku: `M-${Date.now().toString(36)}-${made}`, tipo: 'suscripcion' };
  const { id } = await api.call(createProduct, { body } as never);
  for (const price of prices) {
    const whole = { tipo_precio: 'recurrente', periodicidad: 'mensual', ...price };
    await api.call(savePrice, { path: { producto_id: id }, body: whole } as never);
  }
  return id;
}

export async function pricesAt(api: Api, id: number): Promise<readonly Price[]> {
  return (await api.call(listPrices, { path: { producto_id: id } } as never)).data as readonly Price[];
}

/** The price matrix of a product, as somebody uses it. */
export class MatrixPage {
  readonly page: Page;
  readonly grid: Locator;

  constructor(page: Page) {
    this.page = page;
    this.grid = page.getByRole('grid');
  }

  async open(id: number): Promise<this> {
    await this.page.goto(`/catalog/${id}/prices`);
    await expect(this.grid).toBeVisible();
    return this;
  }

  /** Rows and columns from 0; column -1 holds the terms. */
  cell(at: number, column: number): Locator {
    return this.grid.locator(`[data-at="${at}"][data-column="${column}"]`);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async type(at: number, column: number, text: string): Promise<void> {
    await this.cell(at, column).click();
    await this.page.keyboard.type(text);
    await this.press('Enter');
  }

  bar(): Locator {
    return this.page.getByRole('region', { name: 'Changes to save' });
  }

  async save(name = 'Save'): Promise<void> {
    await this.bar().getByRole('button', { name, exact: true }).click();
  }

  async expectSaved(): Promise<void> {
    await expect(this.bar().getByText('No changes')).toBeVisible();
  }
}

/** Puts on the clipboard what a spreadsheet does, as a table and as text; runs in the page. */
export async function putOnClipboard(page: Page, { html, text }: { html?: string; text: string }) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(
    async ([table, plain]) => {
      const parts: Record<string, Blob> = { 'text/plain': new Blob([plain!], { type: 'text/plain' }) };
      if (table) parts['text/html'] = new Blob([table], { type: 'text/html' });
      await navigator.clipboard.write([new ClipboardItem(parts)]);
    },
    [html ?? '', text],
  );
}
