import { contentStates, listPages, listSites } from '@/lib/api/contract/content';
import { text } from '@/lib/fields/codecs';
import { fold } from '@/lib/format/fold';
import { resource } from '@/lib/resources/resource';
import { stateTones } from './state-tones';

/** The sites of the subaccount, which the API only lists ("Sites", `GET /sites`). */
export const sites = resource<typeof listSites>({
  name: 'sites',
  area: 'content',
  path: '/content',
  words: {
    fields: 'content.field',
    list: 'content.sites',
    filters: 'content.filter',
    relations: 'content.sites',
  },
  operations: { list: listSites },
  idIn: 'site_id',
  title: ({ nombre }) => nombre,
  details: ({ dominio }) => [dominio],
  fields: {
    nombre: { kind: 'text', column: { width: 288, isSortable: true } },
    dominio: { kind: 'text', column: { isUsual: true, width: 256, isSortable: true } },
    estado: {
      kind: 'choice',
      choices: contentStates,
      choiceWords: 'content.state',
      tones: stateTones,
      column: { isUsual: true, width: 128, isSortable: true },
    },
    id: { kind: 'id', column: { isUsual: true, width: 96 } },
  },
  filters: {
    q: {
      control: 'search',
      codec: text,
      keeps: ({ nombre, dominio }, typed) => fold(`${nombre ?? ''} ${dominio ?? ''}`).includes(fold(typed)),
    },
    estado: {
      control: 'choice',
      codec: text,
      choices: contentStates,
      choiceWords: 'content.state',
      keeps: ({ estado }, asked) => estado === asked,
    },
  },
  relations: [{ name: 'pages', of: 'pages', list: listPages, path: 'site_id' }],
});
