'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useBoard } from '@/components/pipelines/board/board-context';
import { useTarget } from '@/components/session/session-context';
import { getDeal } from '@/lib/api/contract/deals';
import { queryOf } from '@/lib/api/queries';
import { type DealRecord, idOf } from '@/lib/api/records';

/** Shows on the board, and in the panel of the deal, what the server has made of it. */
export function useNoteDeal() {
  const board = useBoard();
  const target = useTarget();
  const client = useQueryClient();
  const keep = (deal: DealRecord) =>
    client.setQueryData(queryOf(getDeal, { path: { deal_id: idOf(deal) } }, target).queryKey, deal);

  return {
    put(deal: DealRecord): void {
      keep(deal);
      board.noteChange({ kind: 'put', deal });
    },
    trashed(deal: DealRecord): void {
      keep(deal);
      board.noteChange({ kind: 'remove', dealId: idOf(deal) });
    },
  };
}
