'use client';

import { useTranslations } from 'next-intl';
import { Blank, useNameOr } from '@/components/records/blank';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@/components/ui/table';
import type { CurrencyForecast, MoneyText } from './forecast-weeks';

type ForecastStagesProps = {
  stages: NonNullable<CurrencyForecast['by_stage']>;
  /** As people call it. */
  currency: string;
  money: MoneyText;
};

/** What is open by stage, with its weighted part. */
export function ForecastStages({ stages, currency, money }: ForecastStagesProps) {
  const t = useTranslations('forecast');
  const nameOr = useNameOr();
  return (
    <Table aria-label={t('stagesOf', { currency })}>
      <TableHead>
        <tr>
          <TableHeaderCell>{t('stage')}</TableHeaderCell>
          <TableHeaderCell className="text-right">{t('count')}</TableHeaderCell>
          <TableHeaderCell className="text-right">{t('figure.open')}</TableHeaderCell>
          <TableHeaderCell className="text-right">{t('figure.weighted')}</TableHeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {stages.map((stage, index) => (
          <TableRow key={stage.stage_id ?? index}>
            <TableCell>{nameOr(stage.nombre, stage.stage_id)}</TableCell>
            <TableCell className="text-right tabular-nums">
              {stage.count ?? <Blank of={stage} field="count" />}
            </TableCell>
            <TableCell className="whitespace-nowrap text-right tabular-nums">
              {money(stage.amount, stage, 'amount')}
            </TableCell>
            <TableCell className="whitespace-nowrap text-right tabular-nums">
              {money(stage.weighted, stage, 'weighted')}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
