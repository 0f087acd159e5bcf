'use client';

import { useQuery } from '@tanstack/react-query';
import { useProduct } from '@/components/catalog/product/product-context';
import { useTarget } from '@/components/session/session-context';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { pricesOf, pricesQuery } from '@/lib/catalog/prices-of';
import { MatrixView } from './matrix-view';

/** The prices of a product: those that it carries, else its list of them. */
export function PricesPage() {
  const product = useProduct();
  const carried = pricesOf(product);
  const query = pricesQuery(product.id, useTarget());
  const { data, error, refetch } = useQuery({ ...query, enabled: carried === undefined });
  const records = carried ?? data;
  if (records) {
    const { id, tipo, estado } = product;
    return <MatrixView productId={id} type={tipo} records={records} isLocked={estado === 'papelera'} />;
  }
  return (
    <div className="px-4 py-4 sm:px-6">
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState rows={4} />}
    </div>
  );
}
