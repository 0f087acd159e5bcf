'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DateField } from '@/components/ui/fields/date-field';
import { TextField } from '@/components/ui/fields/text-field';
import type { KnownPrice } from '@/lib/catalog/price';
import { readQuantity } from '@/lib/catalog/tiers/tier-rows';
import { costsOn } from '@/lib/catalog/timeline/costs';
import { CostAnswer } from './cost-answer';

type CostQuestionProps = { prices: readonly KnownPrice[]; today: string };

/** What so many pieces cost on a day, by currency and terms. */
export function CostQuestion({ prices, today }: CostQuestionProps) {
  const t = useTranslations('catalog.cost');
  const [day, setDay] = useState<string | null>(today);
  const [typed, setTyped] = useState('1');
  const quantity = readQuantity(typed);
  return (
    <section aria-label={t('label')} className="space-y-3">
      <div className="flex flex-wrap gap-3">
        <DateField
          label={t('day')}
          value={day}
          onChange={setDay}
          className="w-40"
          {...(day === null && { errorMessage: t('noDay') })}
        />
        <TextField
          label={t('quantity')}
          value={typed}
          onChange={setTyped}
          inputMode="numeric"
          autoComplete="off"
          className="w-28"
          {...(quantity === undefined && { errorMessage: t('noQuantity') })}
        />
      </div>
      <div role="status">
        {day !== null && quantity !== undefined && (
          <CostAnswer costs={costsOn(prices, day, quantity)} quantity={quantity} />
        )}
      </div>
    </section>
  );
}
