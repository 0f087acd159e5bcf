import { z } from 'zod';
import { list, one, operation } from './operation.ts';
import { clienteId, pageQuery } from './pagination.ts';
import { price, priceBody } from './prices.ts';
import { customFields, id, instant, name, ref, text, visibleText } from './scalars.ts';

export const productTypes = ['producto', 'servicio', 'suscripcion', 'paquete'] as const;
export const productStates = ['activo', 'borrador', 'archivado', 'papelera'] as const;

export const product = z.looseObject({
  id,
  nombre: z.string().meta({ examples: ['Plan Profesional'] }),
  descripcion: z.string().nullable(),
  sku: z
    .string()
    .nullable()
    .meta({ examples: ['PLAN-PRO'] }),
  tipo: z.enum(productTypes).meta({ examples: ['suscripcion'] }),
  estado: z.enum(productStates).meta({ examples: ['activo'] }),
  categoria_id: id.nullable(),
  campos_custom: customFields,
  precios: z.array(price),
  created_at: instant,
  updated_at: instant,
});
export type Product = z.infer<typeof product>;

export const productCategory = z.looseObject({
  id,
  nombre: z.string().meta({ examples: ['Suscripciones'] }),
});
export type ProductCategory = z.infer<typeof productCategory>;

const sku = visibleText(100);

const productFields = {
  nombre: name,
  descripcion: text(5000).nullable().optional(),
  sku: sku.nullable().optional(),
  tipo: z.enum(productTypes).optional(),
  estado: z.enum(['activo', 'borrador', 'archivado']).optional(),
  categoria_id: ref.nullable().optional(),
  campos_custom: customFields.optional(),
};

const area = 'catalog';

export const listProducts = operation({
  id: 'listProducts',
  area,
  method: 'GET',
  path: '/products',
  summary: 'List or search products, newest first',
  rules: [
    '`q` finds every word of it in name, SKU or description, whatever its case and accents.',
    'Products in the trash appear only with `estado=papelera`.',
  ],
  query: {
    ...clienteId,
    q: text(200).optional(),
    tipo: text(100).optional(),
    estado: text(100).optional(),
    ...pageQuery,
  },
  reply: list(product, 'products'),
});

export const createProduct = operation({
  id: 'createProduct',
  area,
  method: 'POST',
  path: '/products',
  summary: 'Create a product',
  rules: [
    'A SKU that another product has, in the trash too, is refused with 409 `sku_taken`.',
    '`tipo` (default `producto`) and `estado` (default `activo`) must belong to the catalog.',
  ],
  success: 201,
  body: z.strictObject({
    ...productFields,
    tipo: z.enum(productTypes).default('producto'),
    estado: z.enum(['activo', 'borrador', 'archivado']).default('activo'),
  }),
  bodyExample: { nombre: 'Plan Profesional', sku: 'PLAN-PRO', tipo: 'suscripcion' },
  reply: one(product),
  refusals: ['sku_taken'],
  emits: ['product.created'],
});

export const getProduct = operation({
  id: 'getProduct',
  area,
  method: 'GET',
  path: '/products/{producto_id}',
  summary: 'Read a product with its prices',
  query: clienteId,
  reply: one(product),
});

export const updateProduct = operation({
  id: 'updateProduct',
  area,
  method: 'PATCH',
  path: '/products/{producto_id}',
  summary: 'Change a product',
  rules: [
    '`campos_custom` is merged, not replaced: keys left out stay, null removes a key.',
    'A product in the trash is restored first (409 `product_in_trash`).',
  ],
  body: z.strictObject({ ...productFields, nombre: name.optional() }),
  bodyExample: { campos_custom: { color: 'azul', garantia_meses: null } },
  reply: one(product),
  refusals: ['sku_taken', 'product_in_trash'],
  emits: ['product.updated', 'product.archived'],
});

export const deleteProduct = operation({
  id: 'deleteProduct',
  area,
  method: 'DELETE',
  path: '/products/{producto_id}',
  summary: 'Move a product to the trash',
  rules: ['It can be restored. The reply is the product, with `estado` `papelera`.'],
  query: clienteId,
  reply: one(product),
  emits: ['product.updated'],
});

export const restoreProduct = operation({
  id: 'restoreProduct',
  area,
  method: 'POST',
  path: '/products/{producto_id}/restore',
  summary: 'Take a product out of the trash',
  rules: ['It becomes active. A product that is not in the trash answers 409 `product_not_in_trash`.'],
  reply: one(product),
  refusals: ['product_not_in_trash'],
  emits: ['product.updated'],
});

export const archiveProduct = operation({
  id: 'archiveProduct',
  area,
  method: 'POST',
  path: '/products/{producto_id}/archive',
  summary: 'Archive a product',
  rules: ['It is no longer offered; the record and the history of quotes are kept. Works from any state.'],
  reply: one(product),
  emits: ['product.archived'],
});

export const cloneProduct = operation({
  id: 'cloneProduct',
  area,
  method: 'POST',
  path: '/products/{producto_id}/clone',
  summary: 'Clone a product',
  rules: [
    'Copies prices and volume tiers. The clone is active and has no SKU unless one is sent.',
    'Without `nombre` the name is followed by `(copia)`.',
  ],
  success: 201,
  body: z.strictObject({ nombre: name.optional(), sku: sku.nullable().optional() }).optional(),
  bodyExample: { nombre: 'Plan Profesional 2027', sku: 'PLAN-PRO-27' },
  reply: one(product),
  refusals: ['sku_taken'],
  emits: ['product.created'],
});

export const listPrices = operation({
  id: 'listPrices',
  area,
  method: 'GET',
  path: '/products/{producto_id}/prices',
  summary: "List a product's prices",
  query: clienteId,
  reply: list(price, 'prices'),
});

export const savePrice = operation({
  id: 'savePrice',
  area,
  method: 'POST',
  path: '/products/{producto_id}/prices',
  summary: 'Add a price, or replace the one with this `id`',
  rules: [
    'A price is the combination of currency, type, periodicity and validity; two whose validity overlaps are refused with 409 `price_overlap`.',
    '`periodicidad` is required for `recurrente` and ignored for `unico`; `personalizada` needs `periodo_dias`.',
    'Price books are per currency and never converted.',
    '`tramos` leave no gap and no overlap; the last one may be open.',
  ],
  body: priceBody,
  bodyExample: { moneda: 'CLP', monto: '49900', tipo_precio: 'recurrente', periodicidad: 'mensual' },
  reply: one(price),
  refusals: ['price_overlap'],
  emits: ['product.updated'],
});

export const deletePrice = operation({
  id: 'deletePrice',
  area,
  method: 'DELETE',
  path: '/products/{producto_id}/prices/{precio_id}',
  summary: 'Delete a price',
  query: clienteId,
  reply: one(z.looseObject({ id, deleted: z.boolean() })),
  emits: ['product.updated'],
});

export const listProductCategories = operation({
  id: 'listProductCategories',
  area,
  method: 'GET',
  path: '/product-categories',
  summary: 'List the product categories',
  query: clienteId,
  reply: list(productCategory, 'categories'),
});

export const createProductCategory = operation({
  id: 'createProductCategory',
  area,
  method: 'POST',
  path: '/product-categories',
  summary: 'Create a product category',
  success: 201,
  body: z.strictObject({ nombre: name }),
  bodyExample: { nombre: 'Suscripciones' },
  reply: one(productCategory),
});
