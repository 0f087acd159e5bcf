// Written by `npm run contract:generate` from lib/contract/forms.ts.
import type * as contract from '../../contract/forms.ts';
import type { ClientOperation } from '../client-operation.ts';
import type { Shape } from '../shape.ts';

const shape1: Shape = {"fields":{"id":"number","nombre":"text","slug":"text","status":"text","campos":{"items":{"fields":{"id":"text","clave":"text","tipo":"text","etiqueta":"text","requerido":"boolean","opciones":{"items":"text"},"ayuda":"text","ejemplo":"text","valor_inicial":"text","largo_minimo":"number","largo_maximo":"number","minimo":"any","maximo":"any","patron":"text","patron_mensaje":"text","mostrar_si":{"fields":{"modo":"text","reglas":{"items":{"fields":{"campo":"text","operador":"text","valor":"any"},"optional":["valor"]}}}},"seccion":{"fields":{"titulo":"text","texto":"text"},"optional":["titulo","texto"]}},"optional":["opciones","ayuda","ejemplo","valor_inicial","largo_minimo","largo_maximo","minimo","maximo","patron","patron_mensaje","mostrar_si","seccion"]}},"version":"number","ajustes":"any","public_url":"text","published_at":"text","created_at":"text","updated_at":"text"}};
const shape2: Shape = {"fields":{"id":"number","form_id":"number","form_version":"number","status":"text","datos":{"values":"any"},"created_at":"text"}};
export const choiceFieldTypes: typeof contract.choiceFieldTypes = ["seleccion","opciones","casillas"];
export const formFieldTypes: typeof contract.formFieldTypes = ["texto","texto_largo","email","telefono","numero","fecha","seleccion","opciones","casillas","casilla","rut","url","oculto"];
export const formStatuses: typeof contract.formStatuses = ["draft","published","unpublished","archived"];
export const submissionStatuses: typeof contract.submissionStatuses = ["nuevo","leido","spam"];
export const archiveForm: ClientOperation<typeof contract.archiveForm> = {"id":"archiveForm","area":"forms","method":"DELETE","path":"/forms/{form_id}","reply":{"kind":"one","shape":shape1}};
export const createForm: ClientOperation<typeof contract.createForm> = {"id":"createForm","area":"forms","method":"POST","path":"/forms","reply":{"kind":"one","shape":shape1}};
export const getForm: ClientOperation<typeof contract.getForm> = {"id":"getForm","area":"forms","method":"GET","path":"/forms/{form_id}","reply":{"kind":"one","shape":shape1}};
export const getSubmission: ClientOperation<typeof contract.getSubmission> = {"id":"getSubmission","area":"forms","method":"GET","path":"/forms/{form_id}/submissions/{sub_id}","reply":{"kind":"one","shape":shape2}};
export const listForms: ClientOperation<typeof contract.listForms> = {"id":"listForms","area":"forms","method":"GET","path":"/forms","isPaged":true,"reply":{"kind":"list","item":shape1,"plural":"forms","beside":{}}};
export const listSubmissions: ClientOperation<typeof contract.listSubmissions> = {"id":"listSubmissions","area":"forms","method":"GET","path":"/forms/{form_id}/submissions","isPaged":true,"reply":{"kind":"list","item":shape2,"plural":"submissions","beside":{}}};
export const publishForm: ClientOperation<typeof contract.publishForm> = {"id":"publishForm","area":"forms","method":"POST","path":"/forms/{form_id}/publish","reply":{"kind":"one","shape":shape1}};
export const replaceForm: ClientOperation<typeof contract.replaceForm> = {"id":"replaceForm","area":"forms","method":"PUT","path":"/forms/{form_id}","reply":{"kind":"one","shape":shape1}};
export const unpublishForm: ClientOperation<typeof contract.unpublishForm> = {"id":"unpublishForm","area":"forms","method":"POST","path":"/forms/{form_id}/unpublish","reply":{"kind":"one","shape":shape1}};
