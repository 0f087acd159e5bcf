'use client';

import { late } from '@/components/ui/late';

/** What opens over a list; a page of its own each, but the list is seen before it. */
export const DeliveryPanel = late(() =>
  import('./deliveries/delivery-panel').then((module) => module.DeliveryPanel),
);
export const EventPanel = late(() => import('./events/event-panel').then((module) => module.EventPanel));
