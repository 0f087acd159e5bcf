import type { QueryObserverResult } from '@tanstack/react-query';

type Round = Pick<QueryObserverResult, 'status' | 'fetchStatus'>;

/** Whether a round is still to come, and whether it waits for the network: offline nothing is asked until it is back. */
export function waitOf(round: Round | undefined, isAsked: boolean) {
  const isPending = isAsked && round?.status === 'pending';
  return { isPending, isPaused: isPending && round?.fetchStatus === 'paused' };
}
