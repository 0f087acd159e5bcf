'use client';

import { useLocale, useTranslations } from 'next-intl';
import { percentBelow } from '@/lib/catalog/tiers/percent-off';
import { formatMoney } from '@/lib/format/money';
import { decimalMark, typedText } from '@/lib/format/typed-amount';
import type { Tier } from '@/lib/rules/prices/amounts';
import type { TieredPrice } from './tier-editor';
import { useTierWords } from './use-tier-words';

/** Tiers to read. */
export function TierTable({ price, tiers }: { price: TieredPrice; tiers: readonly Tier[] }) {
  const t = useTranslations('catalog.tiers');
  const locale = useLocale();
  const words = useTierWords();
  if (tiers.length === 0) return <p className="text-ink-muted">{t('noneToRead')}</p>;
  return (
    <table className="w-full max-w-xl text-left tabular-nums">
      <thead className="text-ink-muted text-xs">
        <tr>
          <th className="py-1 font-medium">{t('quantity')}</th>
          <th className="py-1 font-medium">{t('each')}</th>
          <th className="py-1 font-medium">{t('off')}</th>
        </tr>
      </thead>
      <tbody className="divide-y">
        {tiers.map((tier) => {
          const off = percentBelow(tier.monto, price.monto);
          return (
            <tr key={tier.desde}>
              <td className="py-1.5">{words(tier)}</td>
              <td>{formatMoney(tier.monto, price.moneda, locale)}</td>
              <td className="text-ink-muted">
                {off === undefined ? '—' : `${typedText(off, decimalMark(locale))} %`}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
