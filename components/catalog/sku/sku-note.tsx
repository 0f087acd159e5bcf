'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useNameOr } from '@/components/records/blank';
import { useTarget } from '@/components/session/session-context';
import { PageLink } from '@/components/ui/page-link';
import { useDebounced } from '@/components/ui/use-debounced';
import type { Id } from '@/lib/api/loose';
import { skuOwnerQuery } from '@/lib/catalog/sku-owner';
import { isTrashed } from '@/lib/records/record-state';
import { products } from '@/lib/resources/catalog/products';
import { pathOf } from '@/lib/resources/resource';

type SkuNoteProps = {
  /** As it is typed. */
  sku: string;
  /** The product that is to have it, and what it has now. */
  product?: { readonly id?: Id | undefined; readonly sku?: string | undefined } | undefined;
};

/** Says, a moment after the last key, whether a SKU is free or which product has it; nothing where nobody can be sure. */
export function SkuNote({ sku, product }: SkuNoteProps) {
  const t = useTranslations('catalog.sku');
  const nameOr = useNameOr();
  const wanted = sku.trim();
  const rested = useDebounced(wanted, 250);
  const isAsked = rested !== '' && rested !== product?.sku;
  const { data, isFetching } = useQuery({
    ...skuOwnerQuery(rested, product?.id, useTarget()),
    enabled: isAsked,
    retry: false,
  });
  const isKnown = isAsked && rested === wanted && data !== undefined && !isFetching;
  const owner = isKnown ? data.owner : undefined;
  return (
    <p role="status" className="min-h-4 text-xs">
      {owner ? (
        <span className="text-danger-ink">
          {t.rich(isTrashed(products, owner) ? 'takenInTrash' : 'taken', {
            name: nameOr(owner.nombre, owner.id),
            product: (name) =>
              owner.id === undefined ? (
                name
              ) : (
                <PageLink href={pathOf(products, owner.id)} target="_blank" className="underline">
                  {name}
                </PageLink>
              ),
          })}
        </span>
      ) : (
        <span className="text-ink-muted">{isKnown && data.isSure && t('free')}</span>
      )}
    </p>
  );
}
