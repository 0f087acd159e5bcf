'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Blank } from '@/components/records/blank';
import { Disclosure } from '@/components/ui/disclosure';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@/components/ui/table';
import { formatDay } from '@/lib/format/dates';
import type { MoneyText, WeekForecast } from './forecast-weeks';

type ForecastWeeksProps = {
  weeks: readonly Partial<WeekForecast>[];
  /** As people call it. */
  currency: string;
  money: MoneyText;
};

const sums = ['open', 'weighted', 'won', 'lost'] as const;

/** The weeks of the chart in numbers. */
export function ForecastWeeks({ weeks, currency, money }: ForecastWeeksProps) {
  const t = useTranslations('forecast');
  const locale = useLocale();
  return (
    <Disclosure title={t('weeks')} isDefaultOpen={weeks.length <= 6}>
      <Table aria-label={t('weeksOf', { currency })}>
        <TableHead>
          <tr>
            <TableHeaderCell>{t('week')}</TableHeaderCell>
            {sums.map((id) => (
              <TableHeaderCell key={id} className="text-right">
                {t(`figure.${id}`)}
              </TableHeaderCell>
            ))}
            <TableHeaderCell className="text-right">{t('count')}</TableHeaderCell>
          </tr>
        </TableHead>
        <TableBody>
          {weeks.map((week, index) => (
            <TableRow key={week.semana ?? index}>
              <TableCell className="whitespace-nowrap">
                {week.semana === undefined ? (
                  <Blank of={week} field="semana" />
                ) : (
                  formatDay(week.semana, locale)
                )}
              </TableCell>
              {sums.map((id) => (
                <TableCell key={id} className="whitespace-nowrap text-right tabular-nums">
                  {money(week[id], week, id)}
                </TableCell>
              ))}
              <TableCell className="text-right tabular-nums">
                {week.count ?? <Blank of={week} field="count" />}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Disclosure>
  );
}
