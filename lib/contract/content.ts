import { z } from 'zod';
import { list, one, operation } from './operation.ts';
import { pageQuery } from './pagination.ts';
import { id, instant, text, visibleText } from './scalars.ts';

export const contentStates = ['publicado', 'borrador'] as const;
export const conversationStatuses = ['abierta', 'pendiente', 'cerrada'] as const;
export const channels = ['whatsapp', 'email', 'sms', 'chat'] as const;
export const messageDirections = ['entrante', 'saliente'] as const;

export const site = z.looseObject({
  id,
  nombre: z.string().meta({ examples: ['Sitio principal'] }),
  dominio: z
    .string()
    .nullable()
    .meta({ examples: ['www.vinasdelmaipo.example'] }),
  estado: z.enum(contentStates),
});
export type Site = z.infer<typeof site>;

export const page = z.looseObject({
  id,
  site_id: id,
  titulo: z.string().meta({ examples: ['Nosotros'] }),
  slug: z.string().meta({ examples: ['nosotros'] }),
  estado: z.enum(contentStates),
});
export type Page = z.infer<typeof page>;

export const blogPost = z.looseObject({
  id,
  slug: z.string().meta({ examples: ['vendimia-2026'] }),
  titulo: z.string().meta({ examples: ['Así fue la vendimia 2026'] }),
  extracto: z.string().nullable(),
  contenido_html: z.string().meta({ examples: ['<p>La vendimia comenzó en marzo.</p>'] }),
  estado: z.enum(contentStates),
  publicado_en: instant.nullable(),
});
export type BlogPost = z.infer<typeof blogPost>;

export const message = z.looseObject({
  id,
  direccion: z.enum(messageDirections),
  texto: z.string().meta({ examples: ['Hola, ¿siguen disponibles el viernes?'] }),
  created_at: instant,
});
export type Message = z.infer<typeof message>;

export const conversationSummary = z.looseObject({
  id,
  status: z.enum(conversationStatuses),
  canal: z.enum(channels),
  contacto_id: id.nullable(),
  ultimo_mensaje_en: instant.nullable(),
});
export type ConversationSummary = z.infer<typeof conversationSummary>;

export const conversation = conversationSummary.extend({ mensajes: z.array(message) });
export type Conversation = z.infer<typeof conversation>;

const area = 'content';

export const listSites = operation({
  id: 'listSites',
  area,
  method: 'GET',
  path: '/sites',
  summary: 'List the sites',
  reply: list(site, 'sites'),
});

export const listPages = operation({
  id: 'listPages',
  area,
  method: 'GET',
  path: '/sites/{site_id}/pages',
  summary: "List a site's pages",
  reply: list(page, 'pages'),
});

export const listBlogPosts = operation({
  id: 'listBlogPosts',
  area,
  method: 'GET',
  path: '/blog/posts',
  summary: 'List blog posts, newest first',
  rules: ['Without `estado` the published ones are answered.'],
  query: { estado: text(100).default('publicado'), ...pageQuery },
  reply: list(blogPost, 'posts'),
});

export const getBlogPost = operation({
  id: 'getBlogPost',
  area,
  method: 'GET',
  path: '/blog/posts/{slug}',
  summary: 'Read a blog post by its slug',
  pathParams: { slug: text(200).meta({ examples: ['vendimia-2026'] }) },
  reply: one(blogPost),
});

export const listConversations = operation({
  id: 'listConversations',
  area,
  method: 'GET',
  path: '/conversations',
  summary: 'List conversations, newest first',
  rules: ['Without their messages.'],
  query: { status: text(100).optional(), ...pageQuery },
  reply: list(conversationSummary, 'conversations'),
});

export const getConversation = operation({
  id: 'getConversation',
  area,
  method: 'GET',
  path: '/conversations/{conv_id}',
  summary: 'Read a conversation with its messages, oldest first',
  reply: one(conversation),
});

export const postMessage = operation({
  id: 'postMessage',
  area,
  method: 'POST',
  path: '/conversations/{conv_id}/messages',
  summary: 'Add a message to a conversation',
  rules: [
    'The message is `saliente`; the conversation is moved to its time, and a closed one opens again.',
    'No event is emitted.',
  ],
  body: z.strictObject({
    texto: visibleText(10_000),
  }),
  bodyExample: { texto: 'Sí, tenemos hora el viernes a las 10:00.' },
  reply: one(message),
});
