import { z } from 'zod';
import { freeJson } from './scalars.ts';

export const blockGroups = ['triggers', 'actions', 'logic'] as const;

/** What this project adds for people who read the catalogue: no other server need send it. */
const added = <S extends z.ZodType>(schema: S, example: unknown) =>
  schema.optional().meta({ 'x-extension': true, examples: [example] });

/** The texts beside it in other languages, by language and then by the name that they have here. */
const textos = (example: { readonly [name: string]: unknown }) =>
  added(z.record(z.string(), z.record(z.string(), freeJson)), { en: example });

/** One key of a step's config. */
export const configKey = z.looseObject({
  key: z.string().meta({ examples: ['tag_name'] }),
  type: z.string().meta({ examples: ['string'] }),
  required: z.boolean(),
  etiqueta: added(z.string(), 'Etiqueta'),
  descripcion: z.string().meta({ examples: ['Nombre de la etiqueta.'] }),
  unidad: added(z.string(), 'días'),
  valores_etiquetas: added(z.record(z.string(), z.string()), { dias: 'días' }),
  textos: textos({ etiqueta: 'Tag', descripcion: 'Name of the tag.' }),
  valores: z
    .array(z.string())
    .optional()
    .meta({ examples: [['correo', 'tarea']] }),
  por_defecto: freeJson.optional().meta({ examples: [null] }),
});
export type ConfigKey = z.infer<typeof configKey>;

/** A building block. Only these exact `type` and `subtype` are executed. */
export const workflowBlock = z.looseObject({
  type: z.string().meta({ examples: ['action'] }),
  subtype: z
    .string()
    .nullable()
    .meta({ description: 'Null for triggers, whose identifier is `type`.', examples: ['add_tag'] }),
  nombre: z.string().meta({ examples: ['Agregar etiqueta'] }),
  descripcion: z.string().meta({ examples: ['Agrega una etiqueta al contacto.'] }),
  textos: textos({ nombre: 'Add tag', descripcion: 'Adds a tag to the contact.' }),
  config: z.array(configKey),
  salidas: z
    .array(z.string())
    .optional()
    .meta({
      description: 'Handles by which a run may leave the node, where there is more than one.',
      examples: [['si', 'no']],
    }),
});
export type WorkflowBlock = z.infer<typeof workflowBlock>;

/** `triggers`, `actions` and `logic` carry what the filters let through; the rest is always included. */
export const workflowBlocks = z.looseObject({
  triggers: z.array(workflowBlock),
  actions: z.array(workflowBlock),
  logic: z.array(workflowBlock),
  operadores: z.array(
    z.looseObject({
      operador: z.string().meta({ examples: ['contiene'] }),
      etiqueta: added(z.string(), 'contiene'),
      descripcion: z.string().meta({ examples: ['El texto contiene el valor.'] }),
      tipos: z.array(z.string()).meta({ examples: [['string']] }),
      textos: textos({ etiqueta: 'contains', descripcion: 'The text contains the value.' }),
    }),
  ),
  namespaces: z.array(
    z.looseObject({
      namespace: z.string().meta({ examples: ['contact'] }),
      descripcion: z.string().meta({ examples: ['El contacto del flujo.'] }),
      campos: z.array(z.string()).meta({ examples: [['nombre', 'email']] }),
      tipos_campos: added(z.record(z.string(), z.string()), { amount: 'decimal' }),
      textos: textos({ descripcion: 'The contact of the run.' }),
    }),
  ),
  reglas: z.array(z.string()).meta({ examples: [['Solo se ejecutan type y subtype exactos.']] }),
  alias: z.record(z.string(), z.string()).meta({ examples: [{ tag_contact: 'add_tag' }] }),
  pasos_simulados: z.array(z.string()).meta({ examples: [['send_sms']] }),
  textos: textos({ reglas: ['Only exact types and subtypes run.'] }),
});
export type WorkflowBlocks = z.infer<typeof workflowBlocks>;

export const mergeField = z.looseObject({
  campo: z.string().meta({ examples: ['{{contact.nombre}}'] }),
  etiqueta: z.string().meta({ examples: ['Nombre'] }),
  objeto: z.string().meta({ examples: ['contact'] }),
  personalizado: z.boolean(),
  tipo: added(z.string(), 'string'),
  textos: textos({ etiqueta: 'First name' }),
});
export type MergeField = z.infer<typeof mergeField>;
