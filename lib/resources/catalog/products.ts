import {
  archiveProduct,
  createProduct,
  deleteProduct,
  getProduct,
  listProducts,
  productStates,
  productTypes,
  restoreProduct,
  updateProduct,
} from '@/lib/api/contract/catalog';
import type { ProductRecord } from '@/lib/api/records';
import { text } from '@/lib/fields/codecs';
import { resource } from '@/lib/resources/resource';

/** Products, newest first; those in the trash only where they are asked for ("Products"). */
export const products = resource<typeof listProducts>({
  name: 'products',
  area: 'catalog',
  path: '/catalog',
  words: { fields: 'catalog.field', list: 'catalog.products', filters: 'catalog.filter' },
  operations: {
    list: listProducts,
    get: getProduct,
    create: createProduct,
    update: updateProduct,
    remove: deleteProduct,
    archive: archiveProduct,
    restore: restoreProduct,
  },
  states: { field: 'estado', active: 'activo', archived: 'archivado', trashed: 'papelera' },
  idIn: 'producto_id',
  title: ({ nombre }) => nombre,
  details: ({ sku, tipo }) => [sku, tipo],
  event: 'product',
  fields: {
    nombre: {
      kind: 'text',
      column: { width: 208, isSortable: true },
      form: { isRequired: true, maxLength: 200, isInline: true },
    },
    sku: {
      kind: 'text',
      column: { isUsual: true, width: 168, isSortable: true },
      form: { maxLength: 100, isInline: true, isOwn: true },
    },
    tipo: {
      kind: 'choice',
      choices: productTypes,
      choiceWords: 'catalog.tipo',
      column: { isUsual: true, width: 116 },
      form: {},
    },
    estado: {
      kind: 'choice',
      // The trash is no word to write: `DELETE` moves there.
      choices: productStates.filter((state) => state !== 'papelera'),
      choiceWords: 'catalog.estado',
      tones: { activo: 'success', archivado: 'warning', papelera: 'danger' },
      column: { isUsual: true, width: 120 },
      form: { isInline: true },
    },
    categoria_id: {
      kind: 'ref',
      to: 'categories',
      column: { isUsual: true, width: 144 },
      form: { isInline: true },
    },
    descripcion: { kind: 'long', column: { width: 256 }, form: { maxLength: 5000 } },
    id: { kind: 'id', column: { width: 96 } },
    created_at: { kind: 'instant', column: { width: 168, isSortable: true } },
    updated_at: { kind: 'instant', column: { width: 168, isSortable: true } },
    campos_custom: { kind: 'custom', form: {} },
  },
  filters: {
    q: { control: 'search', codec: text, sentAs: 'q' },
    tipo: {
      control: 'choice',
      codec: text,
      sentAs: 'tipo',
      choices: productTypes,
      choiceWords: 'catalog.tipo',
      keeps: ({ tipo }: ProductRecord, asked) => tipo === undefined || tipo === asked,
    },
    estado: {
      control: 'choice',
      codec: text,
      sentAs: 'estado',
      choices: productStates,
      choiceWords: 'catalog.estado',
      keeps: ({ estado }: ProductRecord, asked) => estado === undefined || estado === asked,
    },
    // The API has no such parameter.
    categoria: {
      control: 'ref',
      to: 'categories',
      codec: text,
      keeps: ({ categoria_id }: ProductRecord, asked) => String(categoria_id ?? '') === asked,
    },
  },
});
