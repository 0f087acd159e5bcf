// Written by `npm run contract:generate` from lib/contract/content.ts.
import type * as contract from '../../contract/content.ts';
import type { ClientOperation } from '../client-operation.ts';
import type { Shape } from '../shape.ts';

const shape1: Shape = {"fields":{"id":"number","slug":"text","titulo":"text","extracto":"text","contenido_html":"text","estado":"text","publicado_en":"text"}};
export const channels: typeof contract.channels = ["whatsapp","email","sms","chat"];
export const contentStates: typeof contract.contentStates = ["publicado","borrador"];
export const conversationStatuses: typeof contract.conversationStatuses = ["abierta","pendiente","cerrada"];
export const messageDirections: typeof contract.messageDirections = ["entrante","saliente"];
export const getBlogPost: ClientOperation<typeof contract.getBlogPost> = {"id":"getBlogPost","area":"content","method":"GET","path":"/blog/posts/{slug}","reply":{"kind":"one","shape":shape1}};
export const getConversation: ClientOperation<typeof contract.getConversation> = {"id":"getConversation","area":"content","method":"GET","path":"/conversations/{conv_id}","reply":{"kind":"one","shape":{"fields":{"id":"number","status":"text","canal":"text","contacto_id":"number","ultimo_mensaje_en":"text","mensajes":{"items":{"fields":{"id":"number","direccion":"text","texto":"text","created_at":"text"}}}}}}};
export const listBlogPosts: ClientOperation<typeof contract.listBlogPosts> = {"id":"listBlogPosts","area":"content","method":"GET","path":"/blog/posts","isPaged":true,"reply":{"kind":"list","item":shape1,"plural":"posts","beside":{}}};
export const listConversations: ClientOperation<typeof contract.listConversations> = {"id":"listConversations","area":"content","method":"GET","path":"/conversations","isPaged":true,"reply":{"kind":"list","item":{"fields":{"id":"number","status":"text","canal":"text","contacto_id":"number","ultimo_mensaje_en":"text"}},"plural":"conversations","beside":{}}};
export const listPages: ClientOperation<typeof contract.listPages> = {"id":"listPages","area":"content","method":"GET","path":"/sites/{site_id}/pages","reply":{"kind":"list","item":{"fields":{"id":"number","site_id":"number","titulo":"text","slug":"text","estado":"text"}},"plural":"pages","beside":{}}};
export const listSites: ClientOperation<typeof contract.listSites> = {"id":"listSites","area":"content","method":"GET","path":"/sites","reply":{"kind":"list","item":{"fields":{"id":"number","nombre":"text","dominio":"text","estado":"text"}},"plural":"sites","beside":{}}};
export const postMessage: ClientOperation<typeof contract.postMessage> = {"id":"postMessage","area":"content","method":"POST","path":"/conversations/{conv_id}/messages","reply":{"kind":"one","shape":{"fields":{"id":"number","direccion":"text","texto":"text","created_at":"text"}}}};
