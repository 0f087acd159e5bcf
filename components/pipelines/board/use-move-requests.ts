'use client';

import { useState } from 'react';
import type { BoardColumn } from '@/components/pipelines/board-columns';
import { idOf } from '@/lib/api/records';
import { isClosedStage } from '@/lib/deals/deal-totals';
import type { JournalAction } from './board-journal';
import { type MoveRequest, useMoveDeals } from './use-move-deals';

/** Moves at once, or asks first where the stage closes deals; `closing` is what is being asked about. */
export function useMoveRequests(
  columns: readonly BoardColumn[],
  changeJournal: (action: JournalAction) => void,
) {
  const moveDeals = useMoveDeals(columns, changeJournal);
  const [closing, setClosing] = useState<MoveRequest | null>(null);

  function requestMove(request: MoveRequest) {
    const arriving = request.deals.filter((deal) => String(deal.stage_id) !== idOf(request.stage));
    if (isClosedStage(request.stage) && arriving.length > 0) setClosing({ ...request, deals: arriving });
    else void moveDeals(request);
  }

  return {
    requestMove,
    closing,
    confirmClosing(request: MoveRequest) {
      setClosing(null);
      void moveDeals(request);
    },
    cancelClosing: () => setClosing(null),
  };
}
