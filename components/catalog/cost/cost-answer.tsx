'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useTierWords } from '@/components/catalog/tiers/use-tier-words';
import { usePriceWords } from '@/components/catalog/use-price-words';
import type { KnownPrice } from '@/lib/catalog/price';
import type { Cost, CostsOfTerms } from '@/lib/catalog/timeline/costs';
import { formatDecimal, formatMoney } from '@/lib/format/money';

type CostAnswerProps = { costs: readonly CostsOfTerms<KnownPrice>[]; quantity: number };

/** The answer for each currency and terms: a total, two where prices overlap, or that there is no price. */
export function CostAnswer({ costs: all, quantity }: CostAnswerProps) {
  const t = useTranslations('catalog.cost');
  const words = usePriceWords();
  if (all.length === 0) return <p className="text-ink-muted">{t('none')}</p>;
  return (
    <dl className="divide-y">
      {all.map(({ key, terms, costs }) => (
        <div key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
          <dt>{words.terms(terms)}</dt>
          {costs.length === 0 ? (
            <dd className="text-ink-muted">{t('noPrice')}</dd>
          ) : (
            costs.map((cost, place) => (
              <dd
                key={String(cost.price.id ?? place)}
                className={place === 0 ? 'ml-auto text-right' : 'basis-full text-right'}
              >
                <Total cost={cost} quantity={quantity} />
              </dd>
            ))
          )}
          {costs.length > 1 && (
            <dd className="basis-full text-right text-danger-ink text-xs">
              {t('several', { count: costs.length })}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function Total({
  cost: { price, tier, unit, total },
  quantity,
}: {
  cost: Cost<KnownPrice>;
  quantity: number;
}) {
  const t = useTranslations('catalog.cost');
  const locale = useLocale();
  const tierWords = useTierWords();
  const money = (amount: string) => formatMoney(amount, price.moneda, locale);
  return (
    <>
      <strong className="font-semibold tabular-nums">{money(total)}</strong>
      {(quantity > 1 || tier) && (
        <span className="block text-ink-muted text-xs tabular-nums">
          {t('sum', { quantity: formatDecimal(String(quantity), locale), unit: money(unit) })}
          {tier && ` · ${t('byTier', { quantity: tierWords(tier) })}`}
        </span>
      )}
    </>
  );
}
