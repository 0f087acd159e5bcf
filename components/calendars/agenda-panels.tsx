'use client';

import { PanelPlace } from '@/components/records/panel/panel-place';
import { lazyInSight } from '@/components/ui/lazy';

/** What opens beside the agenda; a page of its own each, but the agenda is seen before it. */
export const AppointmentPanel = lazyInSight(
  () => import('./appointment/appointment-panel').then((module) => module.AppointmentPanel),
  PanelPlace,
);
export const BookPanel = lazyInSight(
  () => import('./booking/book-panel').then((module) => module.BookPanel),
  PanelPlace,
);
