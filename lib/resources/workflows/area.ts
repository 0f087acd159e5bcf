import type { Area } from '../area.ts';

export const area = {
  name: 'workflows',
  entry: { group: 'automation', place: 1, href: '/workflows', icon: 'Workflow', key: 'o' },
  needs: ['listWorkflows'],
  overview: [
    {
      part: 'runs',
      page: 'workflows',
      figures: 1,
      places: { owner: 7, admin: 7, integrator: 4, designer: 2, viewer: 8 },
    },
    {
      part: 'drafts',
      page: 'workflows',
      places: { owner: 8, admin: 8, integrator: 9, designer: 3, viewer: 8.5 },
    },
  ],
} as const satisfies Area;
