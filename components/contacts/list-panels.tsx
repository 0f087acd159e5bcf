'use client';

import { PanelPlace } from '@/components/records/panel/panel-place';
import { lazy } from '@/components/ui/lazy';
import { LoadingState } from '@/components/ui/states';

function LoadingPage() {
  return (
    <div className="p-6">
      <LoadingState />
    </div>
  );
}

/** What opens beside a list; a page of its own each, but the list is seen before it. */
export const ContactPanel = lazy(
  () => import('./people/people-panels').then((module) => module.ContactPanel),
  PanelPlace,
);
export const CompanyPanel = lazy(
  () => import('./people/people-panels').then((module) => module.CompanyPanel),
  PanelPlace,
);
export const ContactPage = lazy(
  () => import('./people/people-panels').then((module) => module.ContactPage),
  LoadingPage,
);
export const CompanyPage = lazy(
  () => import('./people/people-panels').then((module) => module.CompanyPage),
  LoadingPage,
);
export const NewAccountPanel = lazy(
  () => import('./people/new-account-panel').then((module) => module.NewAccountPanel),
  PanelPlace,
);
