'use client';

import { useQuery } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import { call } from '@/lib/api/client';
import { listDeals } from '@/lib/api/contract/deals';
import { keyOf } from '@/lib/api/queries';
import { idOf, type PipelineRecord, type StageRecord } from '@/lib/api/records';
import type { Cursor } from '@/lib/api/reply';
import { addDeals, type DealTally, noDeals } from './deal-tally';

type Scope = { pipeline: PipelineRecord; stage?: StageRecord };

/**
 * Counts the deals of a pipeline, or of one of its stages, with those in the trash. The API counts nothing, so all
 * pages are read; the count grows as they arrive. Every use counts anew: what is asked about is about to go.
 */
export function useDealTally({ pipeline, stage }: Scope, isEnabled: boolean) {
  const target = useTarget();
  const scope = { pipeline_id: pipeline.id, ...(stage && { stage_id: stage.id }) };
  const queryKey = [...keyOf(listDeals, target, { query: scope }), 'tally', stage ? idOf(stage) : ''];
  return useQuery<DealTally>({
    queryKey,
    enabled: isEnabled,
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ client, signal }) => {
      let tally = noDeals;
      for (const estado of [undefined, 'papelera']) {
        let cursor: Cursor | null | undefined;
        do {
          const query = { ...scope, estado, limit: 100, cursor: cursor ?? undefined };
          const page = await call(listDeals, { query }, { ...target, signal });
          // A server without the filter answers every deal again: only those in the trash are new.
          const own = estado ? page.items.filter((deal) => deal.estado === estado) : page.items;
          tally = addDeals(
            tally,
            estado ? own : own.filter((deal) => deal.estado !== 'papelera'),
            pipeline.stages ?? [],
          );
          client.setQueryData(queryKey, tally);
          cursor = page.nextCursor === cursor ? null : page.nextCursor;
        } while (cursor !== null);
      }
      return { ...tally, isComplete: true };
    },
  });
}
