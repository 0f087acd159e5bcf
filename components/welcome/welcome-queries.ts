import { queryOptions } from '@tanstack/react-query';
import { callConsole } from '@/lib/api/console-call';
import type { WelcomeReply, WelcomeState } from '@/lib/welcome/welcome-reply';

/** What the console knows of the first steps with a connection, and whether the user put them away. */
export function welcomeQuery(connectionId: string) {
  return queryOptions({
    queryKey: ['console', 'welcome', connectionId],
    queryFn: ({ signal }) =>
      callConsole<WelcomeReply>(`welcome?${new URLSearchParams({ connection_id: connectionId })}`, {
        signal,
      }),
  });
}

export function putWelcomeState(connectionId: string, state: WelcomeState) {
  return callConsole('welcome', { method: 'PATCH', body: { connectionId, state } });
}
