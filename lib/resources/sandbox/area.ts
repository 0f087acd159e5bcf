import type { Area } from '../area.ts';

export const area = {
  name: 'sandbox',
  entry: { group: 'developers', place: 2, href: '/sandbox', icon: 'FlaskConical', key: 'x' },
  needs: ['getClock', 'listSnapshots', 'listFaults'],
} as const satisfies Area;
