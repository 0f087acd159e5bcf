import type { SideView } from '@/lib/configuration/comparison';

/** Where two sides are compared; of files the target alone, since they have to be brought along again. */
export function compareHref(source: SideView, target: SideView): string {
  const query = new URLSearchParams();
  if (source.connectionId !== undefined) query.set('source', source.connectionId);
  if (target.connectionId !== undefined) query.set('target', target.connectionId);
  return `/configuration?${query}`;
}
