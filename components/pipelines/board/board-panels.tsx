'use client';

import { late } from '@/components/ui/late';

/** What opens over a board; a page of its own each, but the board is seen before it. */
export const DealPanel = late(() =>
  import('@/components/pipelines/deals/deal-panel').then((module) => module.DealPanel),
);
export const NewDealPanel = late(() =>
  import('@/components/pipelines/deals/new-deal-panel').then((module) => module.NewDealPanel),
);
