import type { Area } from '../area.ts';

/** The console's own: what a server lacks of it is said kind by kind. */
export const area = {
  name: 'configuration',
  entry: { group: 'workspace', place: 0.5, href: '/configuration', icon: 'GitCompareArrows', key: 'i' },
  pages: [
    { id: 'compare', href: '/configuration', key: 'm' },
    { id: 'plans', href: '/configuration/plans', key: 'u' },
  ],
  // Who may do something about it.
  overview: [{ part: 'drift', page: 'configuration', places: { owner: 8.4, admin: 8.4 } }],
} as const satisfies Area;
