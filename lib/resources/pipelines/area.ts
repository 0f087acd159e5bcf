import type { Area } from '../area.ts';

export const area = {
  name: 'pipelines',
  entry: { group: 'sales', place: 1, href: '/pipelines', icon: 'SquareKanban', key: 'p' },
  needs: ['listPipelines'],
  readers: {
    deal: {
      listDeals: { stage_id: 'stage_id', pipeline_id: 'pipeline_id' },
      getDeal: { deal_id: 'id' },
      getForecast: { pipeline_id: 'pipeline_id' },
      listContactDeals: { contacto_id: 'contacto_id' },
    },
  },
  overview: [
    {
      part: 'forecast',
      page: 'pipelines',
      places: { owner: 2, admin: 2, integrator: 5, designer: 5, viewer: 1 },
    },
  ],
} as const satisfies Area;
