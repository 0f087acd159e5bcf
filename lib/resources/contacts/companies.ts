import { listContactAppointments } from '@/lib/api/contract/calendars';
import {
  companyStates,
  createCompany,
  deleteCompany,
  getCompany,
  listCompanies,
  updateCompany,
  upsertCompany,
} from '@/lib/api/contract/companies';
import { listTasks } from '@/lib/api/contract/tasks';
import type { CompanyRecord } from '@/lib/api/records';
import { nameOf } from '@/lib/contacts/account-name';
import { text } from '@/lib/fields/codecs';
import { type RelationByFilter, resource } from '@/lib/resources/resource';

/** The API names no parameter by company: its people are kept out of the list of contacts. */
const people = {
  name: 'people',
  of: 'contacts',
  filter: 'company',
  inList: 'company',
  newHref: (id) => `/contacts/new?empresa_id=${encodeURIComponent(String(id))}`,
} as const satisfies RelationByFilter;

export const companies = resource<typeof listCompanies>({
  name: 'companies',
  area: 'contacts',
  path: '/contacts/companies',
  words: {
    fields: 'contacts.field',
    list: 'contacts.kind.companies',
    filters: 'contacts.filter',
    relations: 'contacts.view',
  },
  operations: {
    list: listCompanies,
    get: getCompany,
    create: createCompany,
    update: updateCompany,
    remove: deleteCompany,
    upsert: upsertCompany,
  },
  isArchived: true,
  idIn: 'empresa_id',
  title: nameOf,
  details: ({ rut, email }) => [rut, email],
  madeBy: 'nombre',
  event: 'company',
  fields: {
    nombre: { kind: 'text', column: { width: 224 }, form: { isRequired: true, maxLength: 200 } },
    rut: { kind: 'rut', column: { isUsual: true, width: 128 }, form: { isInline: true, isOwn: true } },
    email: { kind: 'email', column: { isUsual: true, width: 224 }, form: { isInline: true } },
    telefono: { kind: 'phone', column: { isUsual: true, width: 152 }, form: { isInline: true } },
    estado: {
      kind: 'choice',
      choices: companyStates,
      choiceWords: 'contacts.estado',
      column: { isUsual: true, width: 112 },
    },
    sitio_web: { kind: 'url', column: { width: 192 }, form: { isInline: true } },
    direccion: { kind: 'text', column: { width: 224 }, form: { isInline: true } },
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
    q: { control: 'search', codec: text, sentAs: 'q' },
    estado: {
      control: 'choice',
      codec: text,
      sentAs: 'estado',
      choices: companyStates,
      choiceWords: 'contacts.estado',
      keeps: (row: CompanyRecord, estado) => row.estado === undefined || row.estado === estado,
    },
  },
  relations: [
    people,
    {
      name: 'deals',
      of: 'deals',
      filter: 'company',
      groups: { by: 'estado', total: 'amount' },
      shows: ['amount', 'fecha_cierre_estimada'],
      newHref: (id) => `/pipelines/deals/new?empresa_id=${encodeURIComponent(String(id))}`,
    },
    {
      name: 'tasks',
      of: 'tasks',
      through: people,
      list: listTasks,
      query: 'client_id',
      order: { by: 'vence_el', isDescending: false },
      shows: ['status', 'vence_el', 'client_id'],
    },
    {
      name: 'appointments',
      of: 'appointments',
      through: people,
      list: listContactAppointments,
      path: 'contacto_id',
      order: { by: 'inicio', isDescending: true },
      shows: ['estado', 'contacto_id'],
    },
    {
      name: 'conversations',
      of: 'conversations',
      through: people,
      filter: 'contacts',
      shows: ['contacto_id', 'status', 'ultimo_mensaje_en'],
    },
  ],
});
