'use client';

import { useLocale, useTranslations } from 'next-intl';
import { usePriceWords } from '@/components/catalog/use-price-words';
import { useToday } from '@/components/catalog/use-today';
import { Badge } from '@/components/ui/badge';
import { lazy } from '@/components/ui/lazy';
import { LinkButton } from '@/components/ui/link-button';
import { ErrorState, LoadingState } from '@/components/ui/states';
import type { PriceRecord } from '@/lib/api/records';
import { knownPrice } from '@/lib/catalog/price';
import { formatMoney } from '@/lib/format/money';
import { products } from '@/lib/resources/catalog/products';
import { pathOf } from '@/lib/resources/resource';
import { standingOn } from '@/lib/rules/prices/terms';
import type { KnownProduct } from './product-context';
import { usePrices } from './use-prices';

const CostQuestion = lazy(
  () => import('@/components/catalog/cost/cost-question').then((module) => module.CostQuestion),
  () => <div className="h-14" />,
);

/** The prices that hold today, and what a quantity costs on any day. */
export function PriceSummary({ product }: { product: KnownProduct }) {
  const t = useTranslations('catalog.product.prices');
  const { prices, error, retry } = usePrices(product);
  return (
    <aside className="min-w-0 rounded-lg border bg-surface px-5 pt-3 pb-4 lg:sticky lg:top-3">
      <div className="mb-1 flex min-h-8 items-center gap-2">
        <h2 className="flex-1 font-medium">{t('title')}</h2>
        <LinkButton size="sm" href={`${pathOf(products, product.id)}/prices`}>
          {t('all')}
        </LinkButton>
      </div>
      {prices ? (
        <Prices prices={prices} />
      ) : error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : (
        <LoadingState rows={3} />
      )}
    </aside>
  );
}

function Prices({ prices }: { prices: readonly PriceRecord[] }) {
  const t = useTranslations('catalog.product.prices');
  const cost = useTranslations('catalog.cost');
  const locale = useLocale();
  const words = usePriceWords();
  const today = useToday();
  const known = prices.map(knownPrice).filter((price) => price !== undefined);
  const current = known.filter((price) => standingOn(price, today) === 'current');
  const scheduled = known.filter((price) => standingOn(price, today) === 'scheduled').length;
  const unread = prices.length - known.length;
  return (
    <>
      {current.length === 0 ? (
        <p className="text-ink-muted">{t(prices.length === 0 ? 'none' : 'noneToday')}</p>
      ) : (
        <ul className="divide-y">
          {current.map((price, place) => (
            <li key={String(price.id ?? place)} className="py-1.5">
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span>{words.kind(price)}</span>
                <span className="font-medium tabular-nums">
                  {formatMoney(price.monto, price.moneda, locale)}
                </span>
              </span>
              <span className="flex flex-wrap items-center gap-x-2 text-ink-muted text-xs">
                {words.validity(price)}
                {price.tramos.length > 0 && <Badge>{t('tiers', { count: price.tramos.length })}</Badge>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {scheduled > 0 && <p className="mt-1 text-ink-muted text-xs">{t('scheduled', { count: scheduled })}</p>}
      {unread > 0 && <p className="mt-1 text-warning-ink text-xs">{t('unread', { count: unread })}</p>}
      {known.length > 0 && (
        <div className="mt-3 border-t pt-3">
          <h3 className="mb-2 font-medium">{cost('title')}</h3>
          <CostQuestion prices={known} today={today} />
        </div>
      )}
    </>
  );
}
