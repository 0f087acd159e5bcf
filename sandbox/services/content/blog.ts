import type * as contract from '../../../lib/contract/content.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { pageOf } from '../../core/pagination.ts';
import { getPostOrThrow, type PostRow, selectPosts } from './store.ts';

/** `GET /blog/posts`, newest first; the published ones where no `estado` is asked for. */
export const listBlogPosts: Verb<ReadContext, typeof contract.listBlogPosts> = async (context, { query }) =>
  pageOf(await selectPosts(context, query), query.limit, postReply);

/** `GET /blog/posts/{slug}`. */
export const getBlogPost: Verb<ReadContext, typeof contract.getBlogPost> = async (context, { path }) =>
  postReply(await getPostOrThrow(context, path.slug));

function postReply(row: PostRow): contract.BlogPost {
  return {
    id: row.id,
    slug: row.slug,
    titulo: row.titulo,
    extracto: row.extracto,
    contenido_html: row.contenidoHtml,
    estado: row.estado,
    publicado_en: row.publicadoEn?.toISOString() ?? null,
  };
}
