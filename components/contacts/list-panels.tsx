'use client';

import { lazy } from '@/components/ui/lazy';

/** What opens over a list; a page of its own each, but the list is seen before it. */
export const PartyPanel = lazy(() => import('./people/party-panel').then((module) => module.PartyPanel));
export const NewPartyPanel = lazy(() =>
  import('./people/new-party-panel').then((module) => module.NewPartyPanel),
);
export const TaskPanel = lazy(() => import('./tasks/task-panel').then((module) => module.TaskPanel));
