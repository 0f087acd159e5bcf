import { useTranslations } from 'next-intl';
import { type ComponentProps, memo } from 'react';
import { DataTableRow } from '@/components/records/table/data-table-row';
import type { DeliveryRow } from '@/lib/api/records';

type DeliveryListRowProps = Omit<ComponentProps<typeof DataTableRow<DeliveryRow>>, 'href' | 'selectLabel'> & {
  hrefOf: (row: DeliveryRow) => string | undefined;
};

/** One delivery in sight. Its address and its words are made once, not each time the list is scrolled. */
export const DeliveryListRow = memo(function DeliveryListRow({ hrefOf, ...props }: DeliveryListRowProps) {
  const t = useTranslations('webhooks.deliveries');
  const { row } = props;
  return (
    <DataTableRow {...props} href={hrefOf(row)} selectLabel={t('selectRow', { id: String(row.id ?? '—') })} />
  );
});
