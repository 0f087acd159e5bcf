'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PackageX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useNameOr } from '@/components/records/blank';
import { RecordCell } from '@/components/records/fields/record-cell';
import { useTarget } from '@/components/session/session-context';
import { PageHeader } from '@/components/shell/page-header';
import { EmptyState } from '@/components/ui/empty-state';
import { lazy } from '@/components/ui/lazy';
import { LinkButton } from '@/components/ui/link-button';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { ApiError } from '@/lib/api/api-error';
import { typedId } from '@/lib/api/exact-ids';
import { listedRecord, recordQuery } from '@/lib/records/note-record';
import { products } from '@/lib/resources/catalog/products';
import { type KnownProduct, ProductContext } from './product-context';
import { ProductTabs } from './product-tabs';

const ProductActions = lazy(
  () => import('./product-actions').then((module) => module.ProductActions),
  () => <div className="h-8 w-32" />,
);
const StateBanner = lazy(() => import('./state-banner').then((module) => module.StateBanner));

type ProductFrameProps = { id: string; children: ReactNode };

/** Reads the product once, for all of its pages; they scroll with it, or within what it leaves them. */
export function ProductFrame({ id, children }: ProductFrameProps) {
  const t = useTranslations('catalog.products');
  const nameOr = useNameOr();
  const client = useQueryClient();
  const target = useTarget();
  const { data, error, refetch } = useQuery({
    ...recordQuery(products, id, target),
    placeholderData: () => listedRecord(client, products, target, id),
  });
  const product = data ? ({ ...data, id: data.id ?? typedId(id) } as KnownProduct) : undefined;
  const isGone = data === null || (!data && isNotFound(error));
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <PageHeader
        title={nameOr(product && products.title(product), id)}
        titleExtra={product?.estado && <RecordCell of={products} name="estado" row={product} />}
        description={product?.sku && <span className="font-mono text-xs">{product.sku}</span>}
        back={{ href: products.path, label: t('title') }}
        actions={product && <ProductActions product={product} />}
      />
      {product ? (
        <ProductContext value={product}>
          <StateBanner product={product} />
          <ProductTabs id={product.id} />
          {children}
        </ProductContext>
      ) : isGone ? (
        <NotFound />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="px-4 sm:px-6">
          <LoadingState />
        </div>
      )}
    </div>
  );
}

function NotFound() {
  const t = useTranslations('catalog.product');
  return (
    <EmptyState
      icon={<PackageX aria-hidden />}
      title={t('notFound')}
      actions={<LinkButton href={products.path}>{t('toProducts')}</LinkButton>}
    >
      {t('notFoundText')}
    </EmptyState>
  );
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404 && !error.isConsole;
}
