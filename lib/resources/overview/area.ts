import type { Area } from '../area.ts';

export const area = {
  name: 'overview',
  entry: { group: 'home', place: 1, href: '/overview', icon: 'LayoutDashboard', key: 'h' },
} as const satisfies Area;
