'use client';

import { lazy, lazyInSight } from '@/components/ui/lazy';

/** What opens over a list; a page of its own each, but the list is seen before it. */
export const SitePanel = lazyInSight(() => import('./sites/site-panel').then((module) => module.SitePanel));
export const PostPanel = lazyInSight(() => import('./posts/post-panel').then((module) => module.PostPanel));
/** A conversation beside the inbox. */
export const Thread = lazy(() => import('./conversations/thread').then((module) => module.Thread));
