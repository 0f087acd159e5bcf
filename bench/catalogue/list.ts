import type { Ratio } from '../support/figures.ts';
import { measureList } from '../support/list-beside.ts';
import { benchProduct, startProductsUpstream } from '../support/products-upstream.ts';

const PRODUCTS = 10_000;

/** 10,000 products with their prices by currency. */
export default async function measureProducts(): Promise<readonly Ratio[]> {
  return measureList(`list: ${PRODUCTS} products scrolled`, {
    upstream: await startProductsUpstream(PRODUCTS),
    path: '/catalog',
    label: 'Products',
    count: PRODUCTS,
    cellsOf,
  });
}

function cellsOf(index: number): readonly string[] {
  const { nombre, sku, tipo, estado, precios } = benchProduct(index);
  return [nombre, sku, tipo, estado, '—', ...precios.map(({ monto }) => monto)];
}
