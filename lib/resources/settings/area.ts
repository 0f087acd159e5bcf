import { mayManageConnections, mayManageUsers } from '../../rules/roles.ts';
import type { Area } from '../area.ts';

/** What is the console's own: no server can be without it. */
export const area = {
  name: 'settings',
  entry: { group: 'workspace', place: 1, href: '/settings', icon: 'Settings', key: 's' },
  pages: [
    { id: 'connections', href: '/settings/connections', isFor: mayManageConnections },
    { id: 'team', href: '/settings/team', isFor: mayManageUsers },
    { id: 'account', href: '/settings/account' },
    { id: 'activity', href: '/settings/activity' },
  ],
  overview: [
    {
      part: 'connection',
      page: 'settings',
      places: { owner: 8.6, admin: 8.6, integrator: 3, designer: 8, viewer: 8.6 },
    },
    // A viewer writes nothing, so has none.
    {
      part: 'activity',
      page: 'settings',
      places: { owner: 8.5, admin: 8.5, integrator: 3.5, designer: 3.5 },
    },
  ],
} as const satisfies Area;
