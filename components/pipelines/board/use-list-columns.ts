'use client';

import { type ColumnId, columnIds, usualColumns } from '@/components/pipelines/deals/deal-columns';
import { chosenColumns } from '@/components/records/views/chosen-columns';
import { useViews } from '@/components/records/views/use-views';

/** Names the list of deals among those that users keep views and columns of. */
export const DEALS_PAGE = 'deals';

/** The columns of the list that this user chose, and how to choose others; null goes back to the usual ones. */
export function useListColumns() {
  const { columns, chooseColumns } = useViews(DEALS_PAGE);
  return {
    shown: chosenColumns<ColumnId>(columnIds, usualColumns, columns),
    choose: (shown: readonly ColumnId[] | null) => chooseColumns.mutate(shown && [...shown]),
  };
}
