import { queryOptions } from '@tanstack/react-query';
import { callConsole } from '@/lib/api/console-call';
import type { PlanView } from '@/lib/configuration/plan';
import type { BeginRequest, PlanRow } from '@/lib/configuration/requests';
import { plansKey } from '@/lib/jobs/steps/apply-configuration';

/** Where plans are listed; one is at `<path>/<id>`. */
export const plansPath = '/configuration/plans';
export const planPath = (id: string) => `${plansPath}/${encodeURIComponent(id)}`;

/** How often a plan is read while it is being applied, here or by another person. */
const FOLLOW_MS = 1_500;

const planAt = (id: string) => `configuration/plans/${encodeURIComponent(id)}`;

/** Plans from and to a connection, newest first; of all connections without one. */
export function plansQuery(connection: string) {
  const query = connection === '' ? '' : `?${new URLSearchParams({ connection })}`;
  return queryOptions({
    queryKey: [...plansKey, 'list', connection],
    queryFn: ({ signal }) =>
      callConsole<{ plans: readonly PlanRow[] }>(`configuration/plans${query}`, { signal }),
  });
}

export function planQuery(id: string) {
  return queryOptions({
    queryKey: [...plansKey, 'plan', id],
    queryFn: ({ signal }) => callConsole<PlanView>(planAt(id), { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'applying' ? FOLLOW_MS : false),
    structuralSharing: false,
  });
}

/** What is done to a plan as a whole; each answers the plan as it is then, `undo` the one that takes it back. */
export type PlanAct = 'approve' | 'withdraw' | 'begin' | 'stop' | 'undo';

/** @throws ApiError 409 `target_changed` with the keys of what changed as its details, of `begin` */
export function actOn(id: string, act: PlanAct, body?: BeginRequest): Promise<PlanView> {
  return callConsole(`${planAt(id)}/${act}`, { method: 'POST', ...(body && { body }) });
}
