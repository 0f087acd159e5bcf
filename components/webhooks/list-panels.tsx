'use client';

import { PanelPlace } from '@/components/records/panel/panel-place';
import { lazy } from '@/components/ui/lazy';

/** What opens over a list; a page of its own each, but the list is seen before it. */
export const DeliveryPanel = lazy(
  () => import('./deliveries/delivery-panel').then((module) => module.DeliveryPanel),
  PanelPlace,
);
export const RequestPanel = lazy(
  () => import('./requests/request-panel').then((module) => module.RequestPanel),
  PanelPlace,
);
export const EventPanel = lazy(
  () => import('./events/event-panel').then((module) => module.EventPanel),
  PanelPlace,
);
