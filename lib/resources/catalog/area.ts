import type { Area } from '../area.ts';

export const area = {
  name: 'catalog',
  entry: { group: 'sales', place: 4, href: '/catalog', icon: 'Package', key: 'k' },
  pages: [
    { id: 'products', href: '/catalog', needs: ['listProducts'] },
    { id: 'product-categories', href: '/catalog/categories', needs: ['listProductCategories'] },
    { id: 'change-prices', href: '/catalog/change-prices', needs: ['listProducts'] },
    { id: 'product-import', href: '/catalog/import', needs: ['listProducts'] },
  ],
  readers: {
    product: { listProducts: {}, getProduct: { producto_id: 'id' }, listPrices: { producto_id: 'id' } },
  },
} as const satisfies Area;
