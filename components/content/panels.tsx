'use client';

import { lazy } from '@/components/ui/lazy';

/** What opens over a list; a page of its own each, but the list is seen before it. */
export const SitePanel = lazy(() => import('./sites/site-panel').then((module) => module.SitePanel));
export const PostPanel = lazy(() => import('./posts/post-panel').then((module) => module.PostPanel));
