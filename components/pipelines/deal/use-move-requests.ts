'use client';

import { useState } from 'react';
import { idOf } from '@/lib/api/records';
import { isClosedStage } from '@/lib/deals/deal-totals';
import type { Journal } from './deal-journal';
import { type MoveRequest, type OrdersOf, useMoveDeals } from './use-move-deals';

const last: OrdersOf = () => [];

/** Moves at once, or asks first where the stage closes deals; `closing` is what is being asked about. */
export function useMoveRequests(journal: Journal, ordersOf = last) {
  const moveDeals = useMoveDeals(journal, ordersOf);
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
