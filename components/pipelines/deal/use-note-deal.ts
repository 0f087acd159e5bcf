'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import { type DealRecord, idOf } from '@/lib/api/records';
import { noteRecord } from '@/lib/records/note-record';
import { deals } from '@/lib/resources/pipelines/deals';
import { type Change, useJournal } from './deal-journal';

/** Shows wherever the deal stands, on the board and in its panel, what the server has made of it. */
export function useNoteDeal() {
  const journal = useJournal();
  const target = useTarget();
  const client = useQueryClient();

  function note(deal: DealRecord, change: Change): void {
    noteRecord(client, deals, target, deal);
    journal({ do: 'note', change, at: Date.now() });
  }
  return {
    put: (deal: DealRecord) => note(deal, { kind: 'put', deal }),
    trashed: (deal: DealRecord) => note(deal, { kind: 'remove', dealId: idOf(deal) }),
  };
}
