import { Package } from 'lucide-react';
import { type Search, search as searchOf } from '../search';
import { products } from './products';

/** By name, SKU or description, as the API finds them. */
export const search: readonly Search[] = [
  searchOf({
    of: products,
    icon: Package,
    says: ({ sku, descripcion }) => [sku, descripcion],
    shows: ['estado', 'tipo', 'sku', 'categoria_id', 'descripcion'],
  }),
];
