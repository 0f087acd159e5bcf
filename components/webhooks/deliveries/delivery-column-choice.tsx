'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { chosenColumns } from '@/components/records/views/chosen-columns';
import { ColumnChoice } from '@/components/records/views/column-choice';
import { useViews } from '@/components/records/views/use-views';
import { toastError } from '@/components/ui/overlays/toast';
import { columnIds, standardColumns } from './delivery-columns';

/** The columns that the list shows, and how to choose others; the same array for as long as they are the same. */
export function useChosenColumns() {
  const { columns, chooseColumns } = useViews('deliveries');
  const shown = useMemo(() => chosenColumns(columnIds, standardColumns, columns), [columns]);
  return { shown, chooseColumns };
}

/** Which columns the list of deliveries shows, kept for its user. */
export function DeliveryColumnChoice() {
  const t = useTranslations('webhooks.deliveries');
  const { shown, chooseColumns } = useChosenColumns();
  return (
    <ColumnChoice
      columns={columnIds.map((id) => ({ id, label: t(`columns.${id}`) }))}
      shown={shown}
      onChange={(ids) =>
        chooseColumns.mutate(ids && [...ids], { onError: (error) => toastError(error, t('columnsNotKept')) })
      }
    />
  );
}
