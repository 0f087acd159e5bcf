import type { Area } from '../area.ts';

export const area = {
  name: 'explorer',
  entry: { group: 'developers', place: 3, href: '/explorer', icon: 'SquareTerminal', key: 'l' },
} as const satisfies Area;
