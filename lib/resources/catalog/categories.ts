import { createProductCategory, listProductCategories } from '@/lib/api/contract/catalog';
import type { CategoryRecord } from '@/lib/api/records';
import { text } from '@/lib/fields/codecs';
import { fold } from '@/lib/format/fold';
import { resource } from '@/lib/resources/resource';

/** Categories of products, which the API lists and makes, and neither renames nor deletes ("Products"). */
export const categories = resource<typeof listProductCategories>({
  name: 'categories',
  area: 'catalog',
  path: '/catalog/categories',
  words: { fields: 'catalog.categories.field', list: 'catalog.categories' },
  operations: { list: listProductCategories, create: createProductCategory },
  idIn: 'categoria_id',
  madeBy: 'nombre',
  title: ({ nombre }) => nombre,
  hrefOf: ({ id }) => (id === undefined ? undefined : `/catalog?categoria=${encodeURIComponent(id)}`),
  details: () => [],
  fields: {
    nombre: {
      kind: 'text',
      column: { width: 320, isSortable: true },
      form: { isRequired: true, maxLength: 200 },
    },
    id: { kind: 'id', column: { isUsual: true, width: 112, isSortable: true } },
  },
  computed: { products: { kind: 'number', column: { isUsual: true, width: 136 } } },
  filters: {
    q: {
      control: 'search',
      codec: text,
      keeps: ({ nombre }: CategoryRecord, typed) => fold(nombre ?? '').includes(fold(typed)),
    },
  },
});
