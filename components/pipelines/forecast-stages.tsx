'use client';

import { useTranslations } from 'next-intl';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@/components/ui/table';
import type { CurrencyForecast } from './forecast-weeks';

type ForecastStagesProps = {
  stages: NonNullable<CurrencyForecast['by_stage']>;
  /** As people call it. */
  currency: string;
  money: (amount: string | undefined) => string;
};

/** What is open by stage, with its weighted part. */
export function ForecastStages({ stages, currency, money }: ForecastStagesProps) {
  const t = useTranslations('forecast');
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
            <TableCell>{stage.nombre ?? '—'}</TableCell>
            <TableCell className="text-right tabular-nums">{stage.count ?? '—'}</TableCell>
            <TableCell className="whitespace-nowrap text-right tabular-nums">{money(stage.amount)}</TableCell>
            <TableCell className="whitespace-nowrap text-right tabular-nums">
              {money(stage.weighted)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
