// Written by `npm run contract:generate` from lib/contract/catalog.ts.
import type * as contract from '../../contract/catalog.ts';
import type { ClientOperation } from '../client-operation.ts';
import type { Shape } from '../shape.ts';

const shape1: Shape = {"fields":{"id":"number","nombre":"text","descripcion":"text","sku":"text","tipo":"text","estado":"text","categoria_id":"number","campos_custom":{"values":"any"},"precios":{"items":{"fields":{"id":"number","producto_id":"number","moneda":"text","currency":"text","monto":"text","tipo_precio":"text","periodicidad":"text","periodo_dias":"number","vigencia_desde":"text","vigencia_hasta":"text","tramos":{"items":{"fields":{"desde":"number","hasta":"number","monto":"text"}}},"created_at":"text","updated_at":"text"}}},"created_at":"text","updated_at":"text"}};
const shape2: Shape = {"fields":{"id":"number","nombre":"text"}};
const shape3: Shape = {"fields":{"id":"number","producto_id":"number","moneda":"text","currency":"text","monto":"text","tipo_precio":"text","periodicidad":"text","periodo_dias":"number","vigencia_desde":"text","vigencia_hasta":"text","tramos":{"items":{"fields":{"desde":"number","hasta":"number","monto":"text"}}},"created_at":"text","updated_at":"text"}};
export const productStates: typeof contract.productStates = ["activo","borrador","archivado","papelera"];
export const productTypes: typeof contract.productTypes = ["producto","servicio","suscripcion","paquete"];
export const archiveProduct: ClientOperation<typeof contract.archiveProduct> = {"id":"archiveProduct","area":"catalog","method":"POST","path":"/products/{producto_id}/archive","reply":{"kind":"one","shape":shape1}};
export const cloneProduct: ClientOperation<typeof contract.cloneProduct> = {"id":"cloneProduct","area":"catalog","method":"POST","path":"/products/{producto_id}/clone","reply":{"kind":"one","shape":shape1}};
export const createProduct: ClientOperation<typeof contract.createProduct> = {"id":"createProduct","area":"catalog","method":"POST","path":"/products","reply":{"kind":"one","shape":shape1}};
export const createProductCategory: ClientOperation<typeof contract.createProductCategory> = {"id":"createProductCategory","area":"catalog","method":"POST","path":"/product-categories","reply":{"kind":"one","shape":shape2}};
export const deletePrice: ClientOperation<typeof contract.deletePrice> = {"id":"deletePrice","area":"catalog","method":"DELETE","path":"/products/{producto_id}/prices/{precio_id}","reply":{"kind":"one","shape":{"fields":{"id":"number","deleted":"boolean"}}}};
export const deleteProduct: ClientOperation<typeof contract.deleteProduct> = {"id":"deleteProduct","area":"catalog","method":"DELETE","path":"/products/{producto_id}","reply":{"kind":"one","shape":shape1}};
export const getProduct: ClientOperation<typeof contract.getProduct> = {"id":"getProduct","area":"catalog","method":"GET","path":"/products/{producto_id}","reply":{"kind":"one","shape":shape1}};
export const listPrices: ClientOperation<typeof contract.listPrices> = {"id":"listPrices","area":"catalog","method":"GET","path":"/products/{producto_id}/prices","reply":{"kind":"list","item":shape3,"plural":"prices","beside":{}}};
export const listProductCategories: ClientOperation<typeof contract.listProductCategories> = {"id":"listProductCategories","area":"catalog","method":"GET","path":"/product-categories","reply":{"kind":"list","item":shape2,"plural":"categories","beside":{}}};
export const listProducts: ClientOperation<typeof contract.listProducts> = {"id":"listProducts","area":"catalog","method":"GET","path":"/products","isPaged":true,"reply":{"kind":"list","item":shape1,"plural":"products","beside":{}}};
export const restoreProduct: ClientOperation<typeof contract.restoreProduct> = {"id":"restoreProduct","area":"catalog","method":"POST","path":"/products/{producto_id}/restore","reply":{"kind":"one","shape":shape1}};
export const savePrice: ClientOperation<typeof contract.savePrice> = {"id":"savePrice","area":"catalog","method":"POST","path":"/products/{producto_id}/prices","reply":{"kind":"one","shape":shape3}};
export const updateProduct: ClientOperation<typeof contract.updateProduct> = {"id":"updateProduct","area":"catalog","method":"PATCH","path":"/products/{producto_id}","reply":{"kind":"one","shape":shape1}};
