'use client';

import { useTranslations } from 'next-intl';
import { Select } from '@/components/ui/fields/select';
import { offeredDays } from './forecast-days';

type ForecastDaysFieldProps = { days: number; onDays: (days: number) => void };

/** Over how many days, back and ahead. A number that came by the address is offered too. */
export function ForecastDaysField({ days, onDays }: ForecastDaysFieldProps) {
  const t = useTranslations('forecast');
  const all = [...new Set([...offeredDays, days])].toSorted((a, b) => a - b);
  return (
    <Select
      label={t('days')}
      isLabelHidden
      value={String(days)}
      onChange={(id) => onDays(Number(id))}
      options={all.map((count) => ({ id: String(count), label: t('daysCount', { count }) }))}
      className="w-56"
    />
  );
}
