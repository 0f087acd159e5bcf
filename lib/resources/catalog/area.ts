import type { Area } from '../area.ts';

export const area = {
  name: 'catalog',
  readers: {
    product: { listProducts: {}, getProduct: { producto_id: 'id' }, listPrices: { producto_id: 'id' } },
  },
} as const satisfies Area;
