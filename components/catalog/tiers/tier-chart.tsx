'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatMoney } from '@/lib/format/money';
import { type Tier, tierAt } from '@/lib/rules/prices/amounts';
import type { TieredPrice } from './tier-editor';
import { useTierWords } from './use-tier-words';

type TierChartProps = { price: TieredPrice; tiers: readonly Tier[]; quantity: number | undefined };

const HEIGHT = 64;
const LABELLED = 5;

/** The steps that one piece's amount takes, each as wide as the others; the quantity that is asked for stands in its own. */
export function TierChart({ price, tiers, quantity }: TierChartProps) {
  const t = useTranslations('catalog.tiers');
  const locale = useLocale();
  const words = useTierWords();
  const amounts = tiers.map(({ monto }) => Number(monto));
  const most = Math.max(...amounts, Number.MIN_VALUE);
  // A pixel is left for the line itself.
  const heights = amounts.map((amount) => 2 + (1 - amount / most) * (HEIGHT - 4));
  const steps = heights.map((y, place) => `${place === 0 ? 'M' : 'L'}${place},${y} H${place + 1}`).join(' ');
  const asked = quantity === undefined ? undefined : tierAt(tiers, quantity);
  const money = (tier: Tier) => formatMoney(tier.monto, price.moneda, locale);
  const line = tiers.map((tier) => t('step', { quantity: words(tier), amount: money(tier) })).join('; ');
  return (
    <figure className="max-w-xl">
      <svg
        role="img"
        aria-label={t('chart', { steps: line })}
        viewBox={`0 0 ${tiers.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-16 w-full border-b"
      >
        {asked && (
          <rect x={tiers.indexOf(asked)} y={0} width={1} height={HEIGHT} className="fill-accent-soft" />
        )}
        <path d={`${steps} V${HEIGHT} H0 Z`} className="fill-accent/15" />
        <path
          d={steps}
          fill="none"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
          className="stroke-accent"
        />
      </svg>
      {tiers.length <= LABELLED && (
        <figcaption aria-hidden className="flex pt-1 text-xs">
          {tiers.map((tier) => (
            <span
              key={tier.desde}
              className={`min-w-0 flex-1 ${tier === asked ? 'font-medium' : 'text-ink-muted'}`}
            >
              <span className="block truncate">{words(tier)}</span>
              <span className="block truncate tabular-nums">{money(tier)}</span>
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}
