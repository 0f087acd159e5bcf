'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { TextField } from '@/components/ui/fields/text-field';
import { readQuantity } from '@/lib/catalog/tiers/tier-rows';
import { isDecimal } from '@/lib/format/decimal';
import { formatDecimal, formatMoney } from '@/lib/format/money';
import { tierAt, totalAmount, unitAmount } from '@/lib/rules/prices/amounts';
import type { TieredPrice } from './tier-editor';
import { useTierWords } from './use-tier-words';

type TierTotalProps = {
  price: TieredPrice;
  /** Drawn between the question and its answer, given the quantity where it can be read. */
  children: (quantity: number | undefined) => ReactNode;
};

/** What so many pieces cost together, and by which tier. */
export function TierTotal({ price, children }: TierTotalProps) {
  const t = useTranslations('catalog.tiers');
  const locale = useLocale();
  const words = useTierWords();
  const [typed, setTyped] = useState('1');
  const quantity = readQuantity(typed);
  const money = (amount: string) => formatMoney(amount, price.moneda, locale);
  const canCount =
    quantity !== undefined && isDecimal(price.monto) && price.tramos.every(({ monto }) => isDecimal(monto));
  const tier = quantity === undefined ? undefined : tierAt(price.tramos, quantity);
  return (
    <div className="space-y-3">
      {children(quantity)}
      <div className="flex flex-wrap items-end gap-x-3 gap-y-1">
        <TextField
          label={t('quantity')}
          value={typed}
          onChange={setTyped}
          inputMode="numeric"
          autoComplete="off"
          className="w-28"
          {...(quantity === undefined && { errorMessage: t('wrong.quantity') })}
        />
        <p role="status" className="min-h-8 content-center tabular-nums">
          {canCount && (
            <>
              {t('sum', {
                quantity: formatDecimal(String(quantity), locale),
                unit: money(unitAmount(price, quantity)),
              })}{' '}
              <strong className="font-semibold">{money(totalAmount(price, quantity))}</strong>{' '}
              <span className="text-ink-muted">
                · {tier ? t('byTier', { quantity: words(tier) }) : t('byPrice')}
              </span>
            </>
          )}
        </p>
      </div>
    </div>
  );
}
