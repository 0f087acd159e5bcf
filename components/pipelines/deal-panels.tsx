'use client';

import { PanelPlace } from '@/components/records/panel/panel-place';
import { lazy } from '@/components/ui/lazy';

/** What opens beside a board; a page of its own each, but the board is seen before it. */
export const DealPanel = lazy(
  () => import('./deal/deal-panel').then((module) => module.DealPanel),
  PanelPlace,
);
export const NewDealPanel = lazy(
  () => import('./deal/new-deal-panel').then((module) => module.NewDealPanel),
  PanelPlace,
);
