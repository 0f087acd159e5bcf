'use client';

import { ColumnChoice } from '@/components/records/views/column-choice';
import { useColumns } from '@/components/records/views/use-columns';
import { useColumnNames } from './delivery-columns';

/** How this user has the columns of the list of deliveries. */
export function useDeliveryColumnState() {
  const columns = useColumnNames();
  return { columns, ...useColumns('deliveries', columns) };
}

/** Which columns the list of deliveries shows, kept for its user. */
export function DeliveryColumnChoice() {
  const { columns, state, change } = useDeliveryColumnState();
  return <ColumnChoice columns={columns} state={state} onChange={change} />;
}
