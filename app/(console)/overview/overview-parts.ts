import type { Role } from '@/lib/auth/roles';

export type OverviewPart = 'broken' | 'forecast' | 'connection' | 'activity';

const orders: Record<Role, readonly OverviewPart[]> = {
  owner: ['broken', 'forecast', 'connection', 'activity'],
  admin: ['broken', 'forecast', 'connection', 'activity'],
  integrator: ['broken', 'connection', 'activity', 'forecast'],
  designer: ['connection', 'activity', 'forecast', 'broken'],
  viewer: ['forecast', 'broken', 'connection'],
};

/** What the overview shows to a role, what its work needs first. A viewer writes nothing, so has no activity. */
export function overviewParts(role: Role): readonly OverviewPart[] {
  return orders[role];
}
