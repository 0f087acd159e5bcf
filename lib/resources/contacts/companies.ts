import {
  companyStates,
  createCompany,
  deleteCompany,
  getCompany,
  listCompanies,
  updateCompany,
  upsertCompany,
} from '@/lib/api/contract/companies';
import type { CompanyRecord } from '@/lib/api/records';
import { nameOf } from '@/lib/contacts/account-name';
import { text } from '@/lib/fields/codecs';
import { resource } from '@/lib/resources/resource';

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
  event: 'company',
  fields: {
    nombre: { kind: 'text', column: { width: 224 }, form: { isRequired: true, maxLength: 200 } },
    rut: { kind: 'rut', column: { isUsual: true, width: 128 }, form: { isInline: true } },
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
    external_id: { kind: 'text', column: { width: 144 }, form: { maxLength: 200, isInline: true } },
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
});
