import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/**
 * The page's cache. The console's server has already retried reads that failed on the way; the browser repeats
 * only what never reached it, or what it did not send because others held the way, and never a refusal.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) =>
          failures < 2 && error instanceof ApiError && (error.status === 0 || isCrowded(error)),
      },
      // They wait where all writes do, in sight (`OfflineWrites`).
      mutations: { networkMode: 'always' },
    },
  });
}

/** Too many calls waited for the server: room is made within a second or two. */
function isCrowded({ code, isConsole, details }: ApiError): boolean {
  return isConsole && code === 'upstream_busy' && details.some(({ issue }) => issue === 'too_many_calls');
}
