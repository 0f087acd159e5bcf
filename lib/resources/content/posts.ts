import { contentStates, getBlogPost, listBlogPosts } from '@/lib/api/contract/content';
import { text } from '@/lib/fields/codecs';
import { fold } from '@/lib/format/fold';
import { resource } from '@/lib/resources/resource';
import { stateTones } from './state-tones';

/** Blog posts, newest first, each by its slug ("Blog", `GET /blog/posts`). */
export const posts = resource<typeof listBlogPosts>({
  name: 'posts',
  area: 'content',
  path: '/content/posts',
  words: { fields: 'content.field', list: 'content.posts', filters: 'content.posts.filter' },
  operations: { list: listBlogPosts, get: getBlogPost },
  idIn: 'slug',
  keyOf: ({ slug }) => slug,
  title: ({ titulo }) => titulo,
  details: ({ slug, estado }) => [slug, estado],
  fields: {
    titulo: { kind: 'text', column: { width: 320 } },
    slug: { kind: 'text', column: { isUsual: true, width: 224 } },
    estado: {
      kind: 'choice',
      choices: contentStates,
      choiceWords: 'content.state',
      tones: stateTones,
      column: { isUsual: true, width: 128 },
    },
    publicado_en: { kind: 'instant', column: { isUsual: true, width: 168, isSortable: true } },
    extracto: { kind: 'long', column: { width: 320 } },
    id: { kind: 'id', column: { width: 96 } },
  },
  filters: {
    q: {
      control: 'search',
      codec: text,
      keeps: ({ titulo, extracto, slug }, typed) =>
        fold(`${titulo ?? ''} ${extracto ?? ''} ${slug ?? ''}`).includes(fold(typed)),
    },
    // Without it the API answers the published ones.
    estado: {
      control: 'choice',
      codec: text,
      sentAs: 'estado',
      choices: contentStates.filter((state) => state !== 'publicado'),
      choiceWords: 'content.state',
      keeps: ({ estado }, asked) => estado === undefined || estado === asked,
    },
  },
});
