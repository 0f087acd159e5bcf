'use client';

import { PanelPlace } from '@/components/records/panel/panel-place';
import { lazy } from '@/components/ui/lazy';

/** What opens beside the tasks; a page of its own, but the tasks are seen before it. */
export const TaskPanel = lazy(() => import('./task-panel').then((module) => module.TaskPanel), PanelPlace);
