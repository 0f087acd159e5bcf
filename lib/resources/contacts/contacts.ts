import { listContactAppointments } from '@/lib/api/contract/calendars';
import {
  createContact,
  deleteContact,
  getContact,
  listContacts,
  updateContact,
  upsertContact,
} from '@/lib/api/contract/contacts';
import { listContactDeals } from '@/lib/api/contract/deals';
import { listSubmissions } from '@/lib/api/contract/forms';
import { listTasks } from '@/lib/api/contract/tasks';
import type { ContactRecord } from '@/lib/api/records';
import { nameOf } from '@/lib/contacts/account-name';
import { choice, text } from '@/lib/fields/codecs';
import { resource } from '@/lib/resources/resource';

/** Fields whose absence can be looked for. */
export const missable = ['email', 'telefono', 'rut', 'empresa_id'] as const;

export const contacts = resource<typeof listContacts>({
  name: 'contacts',
  area: 'contacts',
  path: '/contacts',
  words: {
    fields: 'contacts.field',
    list: 'contacts.kind.contacts',
    filters: 'contacts.filter',
    relations: 'contacts.view',
  },
  operations: {
    list: listContacts,
    get: getContact,
    create: createContact,
    update: updateContact,
    remove: deleteContact,
    upsert: upsertContact,
  },
  idIn: 'cid',
  title: nameOf,
  details: ({ email, telefono }) => [email, telefono],
  madeBy: 'nombre',
  event: 'contact',
  fields: {
    nombre: {
      kind: 'text',
      column: { width: 224 },
      form: { isRequired: true, label: 'firstName', maxLength: 200 },
    },
    apellido: { kind: 'text', form: { maxLength: 200 } },
    email: { kind: 'email', column: { isUsual: true, width: 224 }, form: { isInline: true } },
    telefono: { kind: 'phone', column: { isUsual: true, width: 152 }, form: { isInline: true } },
    rut: { kind: 'rut', column: { isUsual: true, width: 128 }, form: { isInline: true, isOwn: true } },
    tags: { kind: 'tags', column: { isUsual: true, width: 208 } },
    empresa_id: { kind: 'ref', to: 'companies', column: { width: 192 }, form: {} },
    external_id: {
      kind: 'text',
      column: { width: 144 },
      form: { maxLength: 200, isInline: true, isOwn: true },
    },
    id: { kind: 'id', column: { width: 96 } },
    created_at: { kind: 'instant', column: { width: 168, isSortable: true } },
    updated_at: { kind: 'instant', column: { isUsual: true, width: 168, isSortable: true } },
    campos_custom: { kind: 'custom', form: {} },
  },
  filters: {
    q: { control: 'search', codec: text, sentAs: 'search' },
    tag: {
      control: 'ref',
      to: 'tags',
      codec: text,
      keeps: (row: ContactRecord, tag) => (row.tags ?? []).some(({ id }) => String(id) === tag),
    },
    company: {
      control: 'ref',
      to: 'companies',
      codec: text,
      keeps: (row: ContactRecord, company) => String(row.empresa_id) === company,
    },
    without: {
      control: 'choice',
      codec: choice(missable),
      choices: missable,
      choiceWords: 'contacts.filter.lacks',
      keeps: (row: ContactRecord, name) => !row[name as (typeof missable)[number]],
    },
  },
  relations: [
    {
      name: 'deals',
      of: 'deals',
      list: listContactDeals,
      path: 'contacto_id',
      groups: { by: 'estado', total: 'amount' },
      shows: ['amount', 'fecha_cierre_estimada'],
      newHref: (id) => `/pipelines/deals/new?contacto_id=${encodeURIComponent(String(id))}`,
    },
    {
      name: 'appointments',
      of: 'appointments',
      list: listContactAppointments,
      path: 'contacto_id',
      newHref: (id) => `/calendars/book?contact=${encodeURIComponent(String(id))}`,
    },
    { name: 'tasks', of: 'tasks', list: listTasks, query: 'client_id', inList: 'contact' },
    // The API lists none by their contact: they are kept of all.
    { name: 'conversations', of: 'conversations', filter: 'contact', inList: 'contact' },
    {
      name: 'submissions',
      of: 'submissions',
      through: { of: 'forms' },
      list: listSubmissions,
      path: 'form_id',
      order: { by: 'created_at', isDescending: true },
      shows: ['form_id', 'created_at'],
    },
  ],
});
