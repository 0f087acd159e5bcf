'use client';

import { lazy } from '@/components/ui/lazy';

/** What opens over a board; a page of its own each, but the board is seen before it. */
export const DealPanel = lazy(() =>
  import('@/components/pipelines/deals/deal-panel').then((module) => module.DealPanel),
);
export const NewDealPanel = lazy(() =>
  import('@/components/pipelines/deals/new-deal-panel').then((module) => module.NewDealPanel),
);
