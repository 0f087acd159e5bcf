// Written by `npm run contract:generate` from lib/contract/companies.ts.
import type * as contract from '../../contract/companies.ts';
import type { ClientOperation } from '../client-operation.ts';
import type { Shape } from '../shape.ts';

const shape1: Shape = {"fields":{"id":"number","nombre":"text","rut":"text","email":"text","telefono":"text","sitio_web":"text","direccion":"text","external_id":"text","estado":"text","campos_custom":{"values":"any"},"created_at":"text","updated_at":"text"}};
export const companyStates: typeof contract.companyStates = ["activa","archivada"];
export const createCompany: ClientOperation<typeof contract.createCompany> = {"id":"createCompany","area":"contacts","method":"POST","path":"/companies","reply":{"kind":"one","shape":shape1}};
export const deleteCompany: ClientOperation<typeof contract.deleteCompany> = {"id":"deleteCompany","area":"contacts","method":"DELETE","path":"/companies/{empresa_id}","reply":{"kind":"one","shape":shape1}};
export const getCompany: ClientOperation<typeof contract.getCompany> = {"id":"getCompany","area":"contacts","method":"GET","path":"/companies/{empresa_id}","reply":{"kind":"one","shape":shape1}};
export const listCompanies: ClientOperation<typeof contract.listCompanies> = {"id":"listCompanies","area":"contacts","method":"GET","path":"/companies","isPaged":true,"reply":{"kind":"list","item":shape1,"plural":"companies","beside":{}}};
export const updateCompany: ClientOperation<typeof contract.updateCompany> = {"id":"updateCompany","area":"contacts","method":"PATCH","path":"/companies/{empresa_id}","reply":{"kind":"one","shape":shape1}};
export const upsertCompany: ClientOperation<typeof contract.upsertCompany> = {"id":"upsertCompany","area":"contacts","method":"POST","path":"/companies/upsert","reply":{"kind":"one","shape":{"fields":{"id":"number","nombre":"text","rut":"text","email":"text","telefono":"text","sitio_web":"text","direccion":"text","external_id":"text","estado":"text","campos_custom":{"values":"any"},"created_at":"text","updated_at":"text","created":"boolean"}}}};
