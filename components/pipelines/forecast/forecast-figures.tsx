'use client';

import { useTranslations } from 'next-intl';
import { useBlank } from '@/components/records/blank';
import { type CurrencyForecast, expectedOf, type MoneyText } from './forecast-weeks';

type ForecastFiguresProps = { forecast: CurrencyForecast; money: MoneyText };

/** What a currency comes to: open, weighted, won, lost, and what is expected of won and weighted. */
export function ForecastFigures({ forecast, money }: ForecastFiguresProps) {
  const t = useTranslations('forecast');
  const blank = useBlank();
  const { open, won, lost } = forecast;
  const partMoney = (part: 'open' | 'won' | 'lost', field: 'amount' | 'weighted') => {
    const sums: Readonly<Record<string, unknown>> | undefined = forecast[part];
    const amount = sums?.[field] as string | undefined;
    return sums === undefined ? blank(forecast, part) : money(amount, sums, field);
  };
  const figures = [
    { id: 'open', text: partMoney('open', 'amount'), count: open?.count },
    { id: 'weighted', text: partMoney('open', 'weighted'), count: undefined },
    { id: 'won', text: partMoney('won', 'amount'), count: won?.count },
    { id: 'lost', text: partMoney('lost', 'amount'), count: lost?.count },
    { id: 'expected', text: money(expectedOf(forecast), undefined, 'weighted'), count: undefined },
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-line sm:grid-cols-5">
      {figures.map(({ id, text, count }) => (
        <div key={id} className="bg-surface px-4 py-3 last:max-sm:col-span-2">
          <dt className="text-ink-muted text-xs">{t(`figure.${id}`)}</dt>
          <dd className="break-words font-semibold text-base tabular-nums">{text}</dd>
          {count !== undefined && <dd className="text-ink-muted text-xs">{t('deals', { count })}</dd>}
        </div>
      ))}
    </dl>
  );
}
