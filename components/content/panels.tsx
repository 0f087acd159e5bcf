'use client';

import { late } from '@/components/ui/late';

/** What opens over a list; a page of its own each, but the list is seen before it. */
export const SitePanel = late(() => import('./sites/site-panel').then((module) => module.SitePanel));
export const PostPanel = late(() => import('./posts/post-panel').then((module) => module.PostPanel));
