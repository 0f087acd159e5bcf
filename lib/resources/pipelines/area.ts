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
      isChart: true,
      figures: 2,
      places: { owner: 1, admin: 1, integrator: 5, designer: 5, viewer: 1 },
    },
    {
      part: 'waiting',
      page: 'pipelines',
      figures: 1,
      places: { owner: 2, admin: 2, integrator: 8, designer: 7, viewer: 2 },
    },
  ],
} as const satisfies Area;
