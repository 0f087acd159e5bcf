import type { ReactNode } from 'react';
import { ProductFrame } from '@/components/catalog/product/product-frame';
import { EarlyReads } from '@/components/session/early-reads';
import { getProduct, listPrices } from '@/lib/api/contract/catalog';
import { earlyRead } from '@/lib/api/early-read';
import { pricesOf } from '@/lib/catalog/prices-of';

type LayoutProps = { params: Promise<{ id: string }>; children: ReactNode };

/** One product: its name, what can be done with it, and the way between its pages. */
export default async function ProductLayout({ params, children }: LayoutProps) {
  const id = decodeURIComponent((await params).id);
  const path = { producto_id: id };
  const product = earlyRead(getProduct, { path }, (read) =>
    pricesOf(read) ? [] : [earlyRead(listPrices, { path, query: {} })],
  );
  return (
    <EarlyReads page="products" of={[product]}>
      <ProductFrame key={id} id={id}>
        {children}
      </ProductFrame>
    </EarlyReads>
  );
}
