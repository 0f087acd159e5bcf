'use client';

import { PanelPlace } from '@/components/records/panel/panel-place';
import { lazy } from '@/components/ui/lazy';

/** What opens beside a list; a page of its own each, but the list is seen before it. */
export const ContactPanel = lazy(
  () => import('./people/people-panels').then((module) => module.ContactPanel),
  PanelPlace,
);
export const CompanyPanel = lazy(
  () => import('./people/people-panels').then((module) => module.CompanyPanel),
  PanelPlace,
);
export const NewAccountPanel = lazy(
  () => import('./people/new-account-panel').then((module) => module.NewAccountPanel),
  PanelPlace,
);
export const TaskPanel = lazy(
  () => import('./tasks/task-panel').then((module) => module.TaskPanel),
  PanelPlace,
);
