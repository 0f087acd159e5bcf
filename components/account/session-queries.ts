import { queryOptions } from '@tanstack/react-query';
import { authCall } from '@/lib/auth/auth-call';
import { authClient } from '@/lib/auth/auth-client';

/** The user's own open sessions. */
export const sessionsQuery = queryOptions({
  queryKey: ['console', 'own-sessions'],
  queryFn: () => authCall(authClient.listSessions()),
});
