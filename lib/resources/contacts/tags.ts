import { listTags } from '@/lib/api/contract/contacts';
import type { TagRecord } from '@/lib/api/records';
import { text } from '@/lib/fields/codecs';
import { fold } from '@/lib/format/fold';
import { resource } from '@/lib/resources/resource';

/** Tags come into being when they are put on a contact, and the API only lists them. */
export const tags = resource<typeof listTags>({
  name: 'tags',
  area: 'contacts',
  path: '/contacts/tags',
  words: { fields: 'contacts.tags', list: 'contacts.tags', filters: 'contacts.tags' },
  operations: { list: listTags },
  idIn: 'tag_id',
  title: ({ nombre }) => nombre,
  details: () => [],
  fields: {
    nombre: { kind: 'text', column: { width: 320, isSortable: true } },
    color: { kind: 'text', column: { isUsual: true, width: 160 } },
    id: { kind: 'id', column: { isUsual: true, width: 112, isSortable: true } },
  },
  computed: { contacts: { kind: 'number', column: { isUsual: true, width: 128 } } },
  filters: {
    q: {
      control: 'search',
      codec: text,
      keeps: ({ nombre }: TagRecord, typed) => fold(nombre ?? '').includes(fold(typed)),
    },
  },
});
