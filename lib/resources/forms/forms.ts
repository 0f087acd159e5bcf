import {
  archiveForm,
  createForm,
  formStatuses,
  getForm,
  listForms,
  replaceForm,
} from '@/lib/api/contract/forms';
import { text } from '@/lib/fields/codecs';
import { fold } from '@/lib/format/fold';
import { resource } from '@/lib/resources/resource';

/** Forms, newest first ("Forms", `GET /forms`). A form opens in the builder. */
export const forms = resource<typeof listForms>({
  name: 'forms',
  area: 'forms',
  path: '/forms',
  words: { fields: 'forms.field', list: 'forms.list', filters: 'forms.field' },
  operations: { list: listForms, get: getForm, create: createForm, update: replaceForm, remove: archiveForm },
  isArchived: true,
  idIn: 'form_id',
  title: ({ nombre }) => nombre,
  details: ({ slug }) => [slug],
  fields: {
    nombre: { kind: 'text', column: { width: 288, isSortable: true } },
    status: {
      kind: 'choice',
      choices: formStatuses,
      choiceWords: 'forms.state',
      tones: { published: 'success' },
      column: { isUsual: true, width: 136 },
    },
    slug: { kind: 'text', column: { isUsual: true, width: 192, isSortable: true } },
    version: { kind: 'number', column: { width: 96 } },
    updated_at: { kind: 'instant', column: { isUsual: true, width: 168, isSortable: true } },
    published_at: { kind: 'instant', column: { width: 168, isSortable: true } },
    created_at: { kind: 'instant', column: { width: 168, isSortable: true } },
    id: { kind: 'id', column: { width: 96 } },
  },
  computed: {
    fields: { kind: 'number', column: { isUsual: true, width: 88 } },
    submissions: { kind: 'text', column: { isUsual: true, width: 128 } },
  },
  filters: {
    q: {
      control: 'search',
      codec: text,
      keeps: ({ nombre, slug, id }, typed) =>
        fold(`${nombre ?? ''} ${slug ?? ''} ${id ?? ''}`).includes(fold(typed)),
    },
    status: {
      control: 'choice',
      codec: text,
      sentAs: 'status',
      choices: formStatuses,
      choiceWords: 'forms.state',
      keeps: ({ status }, asked) => status === asked,
    },
  },
});
