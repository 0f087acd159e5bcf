'use client';

import { useColumnNames } from '@/components/pipelines/deals/deal-column-names';
import { useColumns } from '@/components/records/views/use-columns';

/** Names the list of deals among those that users keep views and columns of. */
export const DEALS_PAGE = 'deals';

/** How this user has the columns of the list, and what there is to choose from. */
export function useListColumns() {
  const columns = useColumnNames();
  return { columns, ...useColumns(DEALS_PAGE, columns) };
}
