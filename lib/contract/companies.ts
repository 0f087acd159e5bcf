import { z } from 'zod';
import { anyOfFields } from './combinations.ts';
import { list, one, operation } from './operation.ts';
import { clienteId, pageQuery } from './pagination.ts';
import { customFields, email, externalId, httpUrl, id, instant, name, phone, rut, text } from './scalars.ts';

export const companyStates = ['activa', 'archivada'] as const;

export const company = z.looseObject({
  id,
  nombre: z.string().meta({ examples: ['Viñas del Maipo SpA'] }),
  rut: z
    .string()
    .nullable()
    .meta({ examples: ['76086428-5'] }),
  email: z
    .string()
    .nullable()
    .meta({ examples: ['contacto@vinasdelmaipo.example'] }),
  telefono: z
    .string()
    .nullable()
    .meta({ examples: ['+56223456789'] }),
  sitio_web: z
    .string()
    .nullable()
    .meta({ examples: ['https://vinasdelmaipo.example'] }),
  direccion: z
    .string()
    .nullable()
    .meta({ examples: ['Av. Apoquindo 4501, Las Condes'] }),
  external_id: z
    .string()
    .nullable()
    .meta({ examples: ['ERP-E-204'] }),
  estado: z.enum(companyStates),
  campos_custom: customFields,
  created_at: instant,
  updated_at: instant,
});
export type Company = z.infer<typeof company>;

const companyFields = {
  nombre: name,
  rut: rut.nullable().optional(),
  email: email.nullable().optional(),
  telefono: phone.nullable().optional(),
  sitio_web: httpUrl(500).nullable().optional(),
  direccion: text(500).nullable().optional(),
  external_id: externalId.nullable().optional(),
  campos_custom: customFields.optional(),
};

const area = 'contacts';

export const listCompanies = operation({
  id: 'listCompanies',
  area,
  method: 'GET',
  path: '/companies',
  summary: 'List or search companies, newest first',
  rules: [
    '`q` finds every word of it in name, RUT, e-mail or external id, whatever its case and accents.',
    'Archived companies appear only with `estado=archivada`.',
  ],
  query: { ...clienteId, q: text(200).optional(), estado: text(100).optional(), ...pageQuery },
  reply: list(company, 'companies'),
});

export const createCompany = operation({
  id: 'createCompany',
  area,
  method: 'POST',
  path: '/companies',
  summary: 'Create a company',
  rules: [
    'A RUT with a wrong check digit is refused with issue `invalid_check_digit`.',
    'Two companies never share a RUT (409 `rut_taken`) or an `external_id` (409 `external_id_taken`).',
  ],
  body: z.strictObject(companyFields),
  bodyExample: { nombre: 'Viñas del Maipo SpA', rut: '76086428-5' },
  reply: one(company),
  refusals: ['rut_taken', 'external_id_taken'],
  emits: ['company.created'],
});

export const getCompany = operation({
  id: 'getCompany',
  area,
  method: 'GET',
  path: '/companies/{empresa_id}',
  summary: 'Read a company',
  query: clienteId,
  reply: one(company),
});

export const updateCompany = operation({
  id: 'updateCompany',
  area,
  method: 'PATCH',
  path: '/companies/{empresa_id}',
  summary: 'Change a company',
  rules: [
    'Fields left out keep their value; null empties a field.',
    '`campos_custom` is replaced whole.',
    '`estado` archives a company or brings it back.',
  ],
  body: z.strictObject({
    ...companyFields,
    nombre: name.optional(),
    estado: z.enum(companyStates).optional(),
  }),
  bodyExample: { direccion: 'Av. Apoquindo 4501, Las Condes' },
  reply: one(company),
  refusals: ['rut_taken', 'external_id_taken'],
  emits: ['company.updated', 'company.archived'],
});

export const deleteCompany = operation({
  id: 'deleteCompany',
  area,
  method: 'DELETE',
  path: '/companies/{empresa_id}',
  summary: 'Archive a company',
  rules: ['Nothing is removed; its contacts and deals keep it. The reply is the archived company.'],
  query: clienteId,
  reply: one(company),
  emits: ['company.archived'],
});

export const upsertCompany = operation({
  id: 'upsertCompany',
  area,
  method: 'POST',
  path: '/companies/upsert',
  summary: 'Create a company or update the one that matches',
  rules: [
    'Matched by `external_id`, then by `rut`, then by `email` (the oldest company with that e-mail).',
    'At least one of the three is required; the name is never an identity criterion.',
    '`nombre` is required when nothing matches.',
    'An archived company that matches is updated and stays archived.',
    'The reply is the full company plus `created`.',
  ],
  body: z
    .strictObject({ ...companyFields, nombre: name.optional() })
    .refine((body) => body.external_id || body.rut || body.email, {
      path: ['external_id'],
      error: 'match_key_required',
    })
    .meta(anyOfFields(['external_id', 'rut', 'email'], { type: 'string' })),
  bodyExample: { external_id: 'ERP-E-204', nombre: 'Viñas del Maipo SpA', rut: '76086428-5' },
  reply: one(company.extend({ created: z.boolean() })),
  refusals: ['rut_taken', 'external_id_taken'],
  emits: ['company.created', 'company.updated'],
});
