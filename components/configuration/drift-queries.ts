import { queryOptions } from '@tanstack/react-query';
import { callConsole } from '@/lib/api/console-call';
import type { DriftReply, PlanRow } from '@/lib/configuration/requests';

/** Whether a connection has moved away from what was last applied to it: both are read, which takes a while. */
export function driftQuery(connectionId: string) {
  return queryOptions({
    queryKey: ['console', 'configuration', 'drift', connectionId],
    queryFn: ({ signal }) =>
      callConsole<DriftReply>(`configuration/drift?${new URLSearchParams({ connection: connectionId })}`, {
        signal,
      }),
    staleTime: 60_000,
  });
}

/** Whether one of the plans was applied to the connection, or some of it. */
export function wasApplied(plans: readonly PlanRow[], connectionId: string): boolean {
  return plans.some(
    ({ target, state }) =>
      target.connectionId === connectionId && (state === 'applied' || state === 'partly'),
  );
}
