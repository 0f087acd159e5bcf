import type { Role } from '@/lib/auth/roles';

export type OverviewPart = 'broken' | 'forecast' | 'tasks' | 'connection' | 'activity';

const orders: Record<Role, readonly OverviewPart[]> = {
  owner: ['broken', 'forecast', 'tasks', 'connection', 'activity'],
  admin: ['broken', 'forecast', 'tasks', 'connection', 'activity'],
  integrator: ['broken', 'connection', 'activity', 'forecast'],
  designer: ['connection', 'activity', 'forecast', 'broken'],
  viewer: ['forecast', 'broken', 'tasks', 'connection'],
};

/** What the overview shows to a role, what its work needs first. A viewer writes nothing, so has no activity. */
export function overviewParts(role: Role): readonly OverviewPart[] {
  return orders[role];
}
