import { queryOptions } from '@tanstack/react-query';
import { authCall } from '@/lib/auth/auth-call';

/** The user's own open sessions. */
export const sessionsQuery = queryOptions({
  queryKey: ['console', 'own-sessions'],
  queryFn: () => authCall((client) => client.listSessions()),
});
