'use client';

import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { browserTimeOf } from '@/lib/api/server-clock';

/**
 * Hands what the server has read to the page's queries, as old as it is by the browser's clock: by that of a server that
 * is ahead, a page fetched ahead would take the place of what was changed since.
 */
export function KnownState({ state, children }: { state: DehydratedState; children: ReactNode }) {
  const timed = useMemo(() => ({ ...state, queries: state.queries.map(inBrowserTime) }), [state]);
  return <HydrationBoundary state={timed}>{children}</HydrationBoundary>;
}

function inBrowserTime(query: DehydratedState['queries'][number]): DehydratedState['queries'][number] {
  return { ...query, state: { ...query.state, dataUpdatedAt: browserTimeOf(query.state.dataUpdatedAt) } };
}
