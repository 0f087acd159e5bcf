import type { Role } from '@/lib/rules/roles';

export type OverviewPart =
  | 'broken'
  | 'forecast'
  | 'appointments'
  | 'tasks'
  | 'drafts'
  | 'connection'
  | 'activity';

const ofEverything = [
  'broken',
  'forecast',
  'appointments',
  'tasks',
  'drafts',
  'connection',
  'activity',
] as const;
const orders: Record<Role, readonly OverviewPart[]> = {
  owner: ofEverything,
  admin: ofEverything,
  integrator: ['broken', 'connection', 'activity', 'drafts', 'forecast', 'appointments'],
  designer: ['drafts', 'activity', 'connection', 'broken', 'forecast', 'appointments'],
  viewer: ['forecast', 'appointments', 'tasks', 'broken', 'drafts', 'connection'],
};

/** What the overview shows to a role, what its work needs first. A viewer writes nothing, so has no activity. */
export function overviewParts(role: Role): readonly OverviewPart[] {
  return orders[role];
}
