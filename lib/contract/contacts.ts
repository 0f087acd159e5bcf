import { z } from 'zod';
import { anyOfFields } from './combinations.ts';
import { list, one, operation } from './operation.ts';
import { clienteId, pageQuery } from './pagination.ts';
import { customFields, email, externalId, id, instant, name, phone, ref, rut, text } from './scalars.ts';

export const tag = z.looseObject({
  id,
  nombre: z.string().meta({ examples: ['cliente-vip'] }),
  color: z
    .string()
    .nullable()
    .meta({ examples: ['#2563eb'] }),
});
export type Tag = z.infer<typeof tag>;

export const contact = z.looseObject({
  id,
  nombre: z.string().meta({ examples: ['María'] }),
  apellido: z
    .string()
    .nullable()
    .meta({ examples: ['Pérez Soto'] }),
  email: z
    .string()
    .nullable()
    .meta({ examples: ['maria.perez@example.cl'] }),
  telefono: z
    .string()
    .nullable()
    .meta({ examples: ['+56987654321'] }),
  rut: z
    .string()
    .nullable()
    .meta({ examples: ['12345678-5'] }),
  empresa_id: id.nullable(),
  external_id: z
    .string()
    .nullable()
    .meta({ examples: ['ERP-C-1181'] }),
  tags: z.array(z.looseObject({ id, nombre: z.string().meta({ examples: ['cliente-vip'] }) })),
  campos_custom: customFields,
  created_at: instant,
  updated_at: instant,
});
export type Contact = z.infer<typeof contact>;

const contactFields = {
  nombre: name,
  apellido: text(200).nullable().optional(),
  email: email.nullable().optional(),
  telefono: phone.nullable().optional(),
  rut: rut.nullable().optional(),
  empresa_id: ref.nullable().optional(),
  external_id: externalId.nullable().optional(),
  campos_custom: customFields.optional(),
};

const area = 'contacts';

/** The contacts operations take the credential from `X-Api-Key` too ("Authentication", 4). */
const apiKeyHeader = true;

export const listContacts = operation({
  id: 'listContacts',
  area,
  method: 'GET',
  path: '/contacts',
  summary: 'List or search contacts, newest first',
  rules: [
    '`search` finds every word of it in name, e-mail, phone or external id, whatever its case and accents.',
  ],
  apiKeyHeader,
  query: { ...clienteId, ...pageQuery, search: text(200).default('') },
  reply: list(contact, 'contacts'),
});

export const createContact = operation({
  id: 'createContact',
  area,
  method: 'POST',
  path: '/contacts',
  summary: 'Create a contact',
  rules: [
    '`telefono` is E.164; a national number is refused with issue `not_e164`.',
    'A RUT with a wrong check digit is refused with issue `invalid_check_digit`.',
    'Two contacts never share an e-mail (409 `email_taken`) or an `external_id` (409 `external_id_taken`).',
  ],
  apiKeyHeader,
  body: z.strictObject(contactFields),
  bodyExample: { nombre: 'María', apellido: 'Pérez Soto', email: 'maria.perez@example.cl' },
  reply: one(contact),
  refusals: ['email_taken', 'external_id_taken'],
  emits: ['contact.created'],
});

export const getContact = operation({
  id: 'getContact',
  area,
  method: 'GET',
  path: '/contacts/{cid}',
  summary: 'Read a contact',
  apiKeyHeader,
  reply: one(contact),
});

export const updateContact = operation({
  id: 'updateContact',
  area,
  method: 'PATCH',
  path: '/contacts/{cid}',
  summary: 'Change a contact',
  rules: ['Fields left out keep their value; null empties a field.', '`campos_custom` is replaced whole.'],
  apiKeyHeader,
  body: z.strictObject({ ...contactFields, nombre: name.optional() }),
  bodyExample: { telefono: '+56987654321' },
  reply: one(contact),
  refusals: ['email_taken', 'external_id_taken'],
  emits: ['contact.updated'],
});

export const deleteContact = operation({
  id: 'deleteContact',
  area,
  method: 'DELETE',
  path: '/contacts/{cid}',
  summary: 'Delete a contact',
  rules: ['Its deals, appointments and conversations are kept without a contact.'],
  apiKeyHeader,
  reply: one(z.looseObject({ id, deleted: z.boolean() })),
  emits: ['contact.deleted'],
});

export const upsertContact = operation({
  id: 'upsertContact',
  area,
  method: 'POST',
  path: '/contacts/upsert',
  summary: 'Create a contact or update the one that matches',
  rules: [
    'Matched by `external_id`, then by `email`, then by `telefono` (the oldest contact with that phone).',
    'At least one of the three is required; the name never identifies a contact.',
    '`nombre` is required when nothing matches.',
    'The reply is the contact plus `created`.',
  ],
  apiKeyHeader,
  body: z
    .strictObject({ ...contactFields, nombre: name.optional() })
    .refine((body) => body.external_id || body.email || body.telefono, {
      path: ['external_id'],
      error: 'match_key_required',
    })
    .meta(anyOfFields(['external_id', 'email', 'telefono'], { type: 'string' })),
  bodyExample: { external_id: 'ERP-C-1181', nombre: 'María', email: 'maria.perez@example.cl' },
  reply: one(contact.extend({ created: z.boolean() })),
  refusals: ['email_taken', 'external_id_taken'],
  emits: ['contact.created', 'contact.updated'],
});

export const addContactTags = operation({
  id: 'addContactTags',
  area,
  method: 'POST',
  path: '/contacts/{cid}/tags',
  summary: 'Add tags to a contact',
  rules: [
    'At least one of `tag_ids` and `tag_names` is required.',
    'A name that no tag has creates the tag; names are compared whatever their case and accents.',
    'A tag that the contact already has is passed over, without an event.',
  ],
  apiKeyHeader,
  body: z
    .strictObject({ tag_ids: z.array(ref).max(100).optional(), tag_names: z.array(name).max(100).optional() })
    .refine((body) => body.tag_ids?.length || body.tag_names?.length, {
      path: ['tag_names'],
      error: 'required',
    })
    .meta(anyOfFields(['tag_ids', 'tag_names'], { minItems: 1 })),
  bodyExample: { tag_names: ['cliente-vip'] },
  reply: one(contact),
  emits: ['contact.tag_added'],
});

export const removeContactTag = operation({
  id: 'removeContactTag',
  area,
  method: 'DELETE',
  path: '/contacts/{cid}/tags/{tag_id}',
  summary: 'Take a tag off a contact',
  rules: ['A tag that the contact does not have answers 404.'],
  apiKeyHeader,
  reply: one(contact),
  emits: ['contact.tag_removed'],
});

export const listTags = operation({
  id: 'listTags',
  area,
  method: 'GET',
  path: '/tags',
  summary: 'List the tags with their ids',
  query: clienteId,
  reply: list(tag, 'tags'),
});
