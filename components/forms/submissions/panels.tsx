'use client';

import { PanelPlace } from '@/components/records/panel/panel-place';
import { lazyInSight } from '@/components/ui/lazy';

/** What opens beside the list; a page of its own, but the list is seen before it. */
export const SubmissionPanel = lazyInSight(
  () => import('./submission-panel').then((module) => module.SubmissionPanel),
  PanelPlace,
);
