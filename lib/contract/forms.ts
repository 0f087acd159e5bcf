import { z } from 'zod';
import { whereNeeds } from './combinations.ts';
import { fieldExtensions, settingsBody } from './form-extensions.ts';
import { list, one, operation } from './operation.ts';
import { clienteId, pageQuery } from './pagination.ts';
import { freeJson, freeObject, id, instant, name, slug, storable, text } from './scalars.ts';

export const formStatuses = ['draft', 'published', 'unpublished', 'archived'] as const;
export const submissionStatuses = ['nuevo', 'leido', 'spam'] as const;

/** The kinds of field that the sandbox's public form page renders and checks. */
export const formFieldTypes = [
  'texto',
  'texto_largo',
  'email',
  'telefono',
  'numero',
  'fecha',
  'seleccion',
  'opciones',
  'casillas',
  'casilla',
  'rut',
  'url',
  'oculto',
] as const;

/** Kinds that need `opciones`. */
export const choiceFieldTypes = ['seleccion', 'opciones', 'casillas'] as const;

export const formField = z.looseObject({
  id: z.string().meta({ examples: ['c1'] }),
  clave: z.string().meta({ examples: ['email'] }),
  tipo: z.string().meta({ examples: ['email'] }),
  etiqueta: z.string().meta({ examples: ['Correo electrónico'] }),
  requerido: z.boolean(),
  opciones: z
    .array(z.string())
    .optional()
    .meta({ examples: [['Ventas', 'Soporte']] }),
  ...fieldExtensions,
});
export type FormField = z.infer<typeof formField>;

export const form = z.looseObject({
  id,
  nombre: z.string().meta({ examples: ['Contacto web'] }),
  slug: z.string().meta({ examples: ['contacto-web'] }),
  status: z.enum(formStatuses),
  campos: z.array(formField),
  version: z
    .int()
    .min(1)
    .meta({ examples: [1] }),
  ajustes: freeObject.meta({ examples: [{ mensaje_exito: 'Gracias, te contactaremos.' }] }),
  public_url: z.string().meta({ examples: ['https://formularios.example.cl/f/contacto-web'] }),
  published_at: instant.nullable().meta({ examples: [null] }),
  created_at: instant,
  updated_at: instant,
});
export type Form = z.infer<typeof form>;

export const formSubmission = z.looseObject({
  id,
  form_id: id,
  form_version: z
    .int()
    .min(1)
    .meta({ examples: [1] }),
  status: z.enum(submissionStatuses),
  datos: z
    .record(z.string(), freeJson)
    .meta({ examples: [{ email: 'maria.perez@example.cl', nombre: 'María Pérez' }] }),
  created_at: instant,
});
export type FormSubmission = z.infer<typeof formSubmission>;

const fieldKey = z
  .string()
  .max(64)
  .regex(/^[a-z][a-z0-9_]*$/, { error: 'invalid_key' });

const fieldBody = z
  .looseObject({
    id: text(64).optional(),
    clave: fieldKey,
    tipo: z.enum(formFieldTypes),
    etiqueta: name,
    requerido: z.boolean().default(false),
    opciones: z.array(name).max(500).optional(),
    ...fieldExtensions,
  })
  .refine(
    (field) => !(choiceFieldTypes as readonly string[]).includes(field.tipo) || field.opciones?.length,
    { path: ['opciones'], error: 'required' },
  )
  .meta(whereNeeds({ tipo: choiceFieldTypes }, 'opciones', { minItems: 1 }));

const fieldsBody = z
  .array(fieldBody)
  .max(200)
  .superRefine((fields, ctx) => {
    for (const part of ['clave', 'id'] as const) {
      const seen = new Set<string>();
      for (const [index, { [part]: name }] of fields.entries()) {
        if (!name) continue;
        if (seen.has(name)) ctx.addIssue({ code: 'custom', path: [index, part], message: 'duplicate' });
        seen.add(name);
      }
    }
  });

/** What PUT takes and publish takes too. Unknown fields of `campos` and `ajustes` are stored as sent. */
const formBody = storable(
  z.looseObject({
    nombre: name.optional(),
    slug: slug.optional(),
    campos: fieldsBody.optional(),
    ajustes: settingsBody.optional(),
    version: z.int().min(1).optional(),
  }),
);

const area = 'forms';

export const listForms = operation({
  id: 'listForms',
  area,
  method: 'GET',
  path: '/forms',
  summary: 'List forms, newest first',
  rules: ['Archived forms appear only with `status=archived`.'],
  query: { ...clienteId, status: text(100).optional(), ...pageQuery },
  reply: list(form, 'forms'),
});

export const createForm = operation({
  id: 'createForm',
  area,
  method: 'POST',
  path: '/forms',
  summary: 'Create a form as a draft',
  rules: [
    'Without `campos` four fields are made: email, nombre, teléfono, mensaje.',
    'Without `slug` it is made from the name. A slug in use, by an archived form too, takes the next number.',
  ],
  success: 201,
  body: z.strictObject({
    nombre: name,
    slug: slug.optional(),
    campos: fieldsBody.optional(),
    ajustes: settingsBody.optional(),
  }),
  bodyExample: { nombre: 'Contacto web' },
  reply: one(form),
});

export const getForm = operation({
  id: 'getForm',
  area,
  method: 'GET',
  path: '/forms/{form_id}',
  summary: 'Read a form',
  query: clienteId,
  reply: one(form),
});

export const replaceForm = operation({
  id: 'replaceForm',
  area,
  method: 'PUT',
  path: '/forms/{form_id}',
  summary: 'Replace what a form holds',
  rules: [
    'A `version` older than the stored one answers 409 `version_conflict`; without `version` nothing is checked.',
    'Each field that is sent replaces the whole stored one; each write adds one to `version`.',
    'A field that the server sets (`id`, `status`, `public_url`, dates) may be sent back and is ignored.',
    'A published form changes on its public page at once.',
    'An archived form answers 409 `form_archived`.',
  ],
  body: formBody,
  bodyExample: {
    nombre: 'Contacto web',
    campos: [{ id: 'c1', clave: 'email', tipo: 'email', etiqueta: 'Correo electrónico', requerido: true }],
    version: 1,
  },
  reply: one(form),
  refusals: ['version_conflict', 'slug_taken', 'form_archived'],
});

export const archiveForm = operation({
  id: 'archiveForm',
  area,
  method: 'DELETE',
  path: '/forms/{form_id}',
  summary: 'Archive a form',
  rules: [
    'It leaves the list and stops being public; it is never removed.',
    'Its slug stays occupied and its submissions are kept. The reply is the archived form.',
  ],
  query: clienteId,
  reply: one(form),
});

export const listSubmissions = operation({
  id: 'listSubmissions',
  area,
  method: 'GET',
  path: '/forms/{form_id}/submissions',
  summary: "List a form's submissions, newest first",
  query: { ...clienteId, status: text(100).optional(), ...pageQuery },
  reply: list(formSubmission, 'submissions'),
});

export const getSubmission = operation({
  id: 'getSubmission',
  area,
  method: 'GET',
  path: '/forms/{form_id}/submissions/{sub_id}',
  summary: 'Read a submission',
  query: clienteId,
  reply: one(formSubmission),
});

export const publishForm = operation({
  id: 'publishForm',
  area,
  method: 'POST',
  path: '/forms/{form_id}/publish',
  summary: 'Publish a form',
  rules: [
    'It is reachable at its public address and receives submissions.',
    'Takes the fields of PUT, under the same rules, and saves them in the same step.',
    'Publishing without a body keeps `version` as it is.',
  ],
  body: formBody.optional(),
  bodyExample: {},
  reply: one(form),
  refusals: ['version_conflict', 'slug_taken', 'form_archived'],
});

export const unpublishForm = operation({
  id: 'unpublishForm',
  area,
  method: 'POST',
  path: '/forms/{form_id}/unpublish',
  summary: 'Take a form off the public web',
  rules: [
    'It is no longer reachable and receives no submissions; nothing is deleted.',
    'A draft stays a draft.',
  ],
  reply: one(form),
  refusals: ['form_archived'],
});
