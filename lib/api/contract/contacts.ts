// Written by `npm run contract:generate` from lib/contract/contacts.ts.
import type * as contract from '../../contract/contacts.ts';
import type { ClientOperation } from '../client-operation.ts';
import type { Shape } from '../shape.ts';

const shape1: Shape = {"fields":{"id":"number","nombre":"text","apellido":"text","email":"text","telefono":"text","rut":"text","empresa_id":"number","external_id":"text","tags":{"items":{"fields":{"id":"number","nombre":"text"}}},"campos_custom":{"values":"any"},"created_at":"text","updated_at":"text"}};
export const addContactTags: ClientOperation<typeof contract.addContactTags> = {"id":"addContactTags","area":"contacts","method":"POST","path":"/contacts/{cid}/tags","reply":{"kind":"one","shape":shape1}};
export const createContact: ClientOperation<typeof contract.createContact> = {"id":"createContact","area":"contacts","method":"POST","path":"/contacts","reply":{"kind":"one","shape":shape1}};
export const deleteContact: ClientOperation<typeof contract.deleteContact> = {"id":"deleteContact","area":"contacts","method":"DELETE","path":"/contacts/{cid}","reply":{"kind":"one","shape":{"fields":{"id":"number","deleted":"boolean"}}}};
export const getContact: ClientOperation<typeof contract.getContact> = {"id":"getContact","area":"contacts","method":"GET","path":"/contacts/{cid}","reply":{"kind":"one","shape":shape1}};
export const listContacts: ClientOperation<typeof contract.listContacts> = {"id":"listContacts","area":"contacts","method":"GET","path":"/contacts","isPaged":true,"reply":{"kind":"list","item":shape1,"plural":"contacts","beside":{}}};
export const listTags: ClientOperation<typeof contract.listTags> = {"id":"listTags","area":"contacts","method":"GET","path":"/tags","reply":{"kind":"list","item":{"fields":{"id":"number","nombre":"text","color":"text"}},"plural":"tags","beside":{}}};
export const removeContactTag: ClientOperation<typeof contract.removeContactTag> = {"id":"removeContactTag","area":"contacts","method":"DELETE","path":"/contacts/{cid}/tags/{tag_id}","reply":{"kind":"one","shape":shape1}};
export const updateContact: ClientOperation<typeof contract.updateContact> = {"id":"updateContact","area":"contacts","method":"PATCH","path":"/contacts/{cid}","reply":{"kind":"one","shape":shape1}};
export const upsertContact: ClientOperation<typeof contract.upsertContact> = {"id":"upsertContact","area":"contacts","method":"POST","path":"/contacts/upsert","reply":{"kind":"one","shape":{"fields":{"id":"number","nombre":"text","apellido":"text","email":"text","telefono":"text","rut":"text","empresa_id":"number","external_id":"text","tags":{"items":{"fields":{"id":"number","nombre":"text"}}},"campos_custom":{"values":"any"},"created_at":"text","updated_at":"text","created":"boolean"}}}};
