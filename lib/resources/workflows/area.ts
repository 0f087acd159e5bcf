import type { Area } from '../area.ts';

export const area = {
  name: 'workflows',
  entry: { group: 'automation', place: 1, href: '/workflows', icon: 'Workflow', key: 'o' },
  needs: ['listWorkflows'],
  overview: [
    {
      part: 'drafts',
      page: 'workflows',
      places: { owner: 5, admin: 5, integrator: 4, designer: 1, viewer: 5 },
    },
  ],
} as const satisfies Area;
