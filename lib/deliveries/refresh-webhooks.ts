import type { QueryClient } from '@tanstack/react-query';
import { keyOfArea, type Target } from '@/lib/api/queries';

/**
 * Reads anew what the area shows, but for lists by cursor: all of their pages would be read again and the rows
 * would move. Their first page is looked at anyway, and brings what changed.
 */
export function refreshWebhooks(queryClient: QueryClient, target: Target): Promise<void> {
  return queryClient.invalidateQueries({
    queryKey: keyOfArea('webhooks', target),
    predicate: ({ queryKey }) => queryKey.at(-1) !== 'pages',
  });
}
