import { contentStates, listPages } from '@/lib/api/contract/content';
import { resource } from '@/lib/resources/resource';
import { stateTones } from './state-tones';

/** The pages of a site, read with it ("Sites", `GET /sites/{site_id}/pages`). Nothing leads to one of them. */
export const pages = resource<typeof listPages>({
  name: 'pages',
  area: 'content',
  path: '/content/pages',
  words: { fields: 'content.field', list: 'content.pages' },
  operations: { list: listPages },
  idIn: 'page_id',
  title: ({ titulo }) => titulo,
  hrefOf: () => undefined,
  details: ({ slug }) => [slug],
  fields: {
    titulo: { kind: 'text', column: { width: 256 } },
    slug: { kind: 'text', column: { isUsual: true, width: 192 } },
    estado: {
      kind: 'choice',
      choices: contentStates,
      choiceWords: 'content.state',
      tones: stateTones,
      column: { isUsual: true, width: 128 },
    },
  },
  filters: {},
});
