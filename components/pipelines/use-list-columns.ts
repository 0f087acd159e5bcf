'use client';

import { chosenColumns } from '@/components/layout/views/chosen-columns';
import { useViews } from '@/components/layout/views/use-views';
import { type ColumnId, columnIds, usualColumns } from './deal-columns';

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
