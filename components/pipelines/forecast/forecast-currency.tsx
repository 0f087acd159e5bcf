'use client';

import { TriangleAlert } from 'lucide-react';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { boardPath } from '@/components/pipelines/pipeline-paths';
import { useBlank } from '@/components/records/blank';
import { cannotRead } from '@/lib/api/read/notes';
import { currencyName, formatMoney, roundMoney } from '@/lib/format/money';
import { ForecastChart } from './forecast-chart';
import { ForecastStages } from './forecast-stages';
import { type CurrencyForecast, expectedOf, type MoneyText } from './forecast-weeks';
import { ForecastWeeks } from './forecast-weeks-table';

type ForecastCurrencyProps = { forecast: CurrencyForecast; pipelineId: string };

/** One currency's figures, its weeks and its stages. */
export function ForecastCurrency({ forecast, pipelineId }: ForecastCurrencyProps) {
  const t = useTranslations('forecast');
  const locale = useLocale();
  const { currency = '', open, won, lost, sin_fecha, by_week, by_stage } = forecast;
  const blank = useBlank();
  const money: MoneyText = (amount, of, field) =>
    amount === undefined
      ? blank(of, field)
      : formatMoney(roundMoney(amount, currency), currency, locale).trim();
  const partMoney = (part: 'open' | 'won' | 'lost', field: 'amount' | 'weighted') => {
    const sums: Readonly<Record<string, unknown>> | undefined = forecast[part];
    const amount = sums?.[field] as string | undefined;
    return sums === undefined ? blank(forecast, part) : money(amount, sums, field);
  };
  const expected = expectedOf(forecast);
  const figures = [
    { id: 'open', text: partMoney('open', 'amount'), count: open?.count },
    { id: 'weighted', text: partMoney('open', 'weighted'), count: undefined },
    { id: 'won', text: partMoney('won', 'amount'), count: won?.count },
    { id: 'lost', text: partMoney('lost', 'amount'), count: lost?.count },
    { id: 'expected', text: money(expected, undefined, ''), count: undefined },
  ] as const;
  const name = currency === '' ? blank(forecast, 'currency') : currencyName(currency);
  const unread = [
    cannotRead(forecast, 'by_week') && t('weeks'),
    cannotRead(forecast, 'by_stage') && t('stages'),
    (cannotRead(forecast, 'sin_fecha') || cannotRead(sin_fecha, 'count')) && t('undatedPart'),
  ].filter((part) => part !== false);
  const undated = sin_fecha?.count ?? 0;
  return (
    <section aria-label={name} className="space-y-4">
      <h2 className="font-semibold text-base">{name}</h2>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-line sm:grid-cols-5">
        {figures.map(({ id, text, count }) => (
          <div key={id} className="bg-surface px-4 py-3 last:max-sm:col-span-2">
            <dt className="text-ink-muted text-xs">{t(`figure.${id}`)}</dt>
            <dd className="break-words font-semibold text-base tabular-nums">{text}</dd>
            {count !== undefined && <dd className="text-ink-muted text-xs">{t('deals', { count })}</dd>}
          </div>
        ))}
      </dl>
      {undated > 0 && (
        <p className="flex items-start gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning-ink">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            {t('undated', { count: undated, amount: money(sin_fecha?.amount, sin_fecha, 'amount') })}{' '}
            <Link href={`${boardPath(pipelineId)}?estado=abierto`} className="underline">
              {t('showOpen')}
            </Link>
          </span>
        </p>
      )}
      {unread.length > 0 && <p className="text-ink-muted">{t('unread', { parts: unread.join(', ') })}</p>}
      {by_week && by_week.length > 0 && (
        <>
          <ForecastChart weeks={by_week} money={money} />
          <ForecastWeeks weeks={by_week} currency={name} money={money} />
        </>
      )}
      {by_stage && by_stage.length > 0 && <ForecastStages stages={by_stage} currency={name} money={money} />}
    </section>
  );
}
