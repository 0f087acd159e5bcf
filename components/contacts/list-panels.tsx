'use client';

import { late } from '@/components/ui/late';

/** What opens over a list; a page of its own each, but the list is seen before it. */
export const PartyPanel = late(() => import('./people/party-panel').then((module) => module.PartyPanel));
export const NewPartyPanel = late(() =>
  import('./people/new-party-panel').then((module) => module.NewPartyPanel),
);
export const TaskPanel = late(() => import('./tasks/task-panel').then((module) => module.TaskPanel));
