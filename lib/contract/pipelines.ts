import { z } from 'zod';
import { list, one, operation } from './operation.ts';
import { clienteId, pageQuery } from './pagination.ts';
import {
  currency,
  customFields,
  date,
  decimal,
  externalId,
  freeJson,
  id,
  instant,
  intText,
  name,
  ref,
  text,
} from './scalars.ts';

export const stageTypes = ['open', 'won', 'lost'] as const;
export type StageType = (typeof stageTypes)[number];
export const dealStates = ['abierto', 'ganado', 'perdido', 'papelera'] as const;

export const stage = z.looseObject({
  id,
  pipeline_id: id,
  nombre: z.string().meta({ examples: ['Propuesta'] }),
  stage_type: z.enum(stageTypes),
  orden: z.int(),
  probabilidad: z
    .int()
    .min(0)
    .max(100)
    .meta({ examples: [60] }),
  color: z
    .string()
    .nullable()
    .meta({ examples: ['#2563eb'] }),
  es_ganado: z.boolean(),
  es_perdido: z.boolean(),
});
export type Stage = z.infer<typeof stage>;

export const pipeline = z.looseObject({
  id,
  nombre: z.string().meta({ examples: ['Ventas empresas'] }),
  stages: z.array(stage),
  es_default: z.boolean(),
  archivado: z.boolean(),
  razones_config: freeJson.meta({ examples: [{}] }),
  created_at: instant,
  updated_at: instant,
});
export type Pipeline = z.infer<typeof pipeline>;

export const deal = z.looseObject({
  id,
  title: z.string().meta({ examples: ['Implementación ERP'] }),
  amount: decimal,
  currency,
  external_id: z
    .string()
    .nullable()
    .meta({ examples: ['ERP-7781'] }),
  estado: z.enum(dealStates),
  pipeline_id: id,
  stage_id: id,
  orden: z.int(),
  contacto_id: id.nullable(),
  empresa_id: id.nullable(),
  fecha_cierre_estimada: date.nullable(),
  motivo_perdida: z
    .string()
    .nullable()
    .meta({ examples: [null] }),
  campos_custom: customFields,
  stage_changed_at: instant,
  closed_at: instant.nullable().meta({ examples: [null] }),
  created_at: instant,
  updated_at: instant,
});
export type Deal = z.infer<typeof deal>;

const amounts = z.looseObject({ count: z.int(), amount: decimal, weighted: decimal });

export const forecast = z.looseObject({
  pipeline_id: id,
  days: z.int(),
  desde: date,
  hasta: date,
  currencies: z.array(
    z.looseObject({
      currency,
      open: amounts,
      won: amounts,
      lost: amounts,
      sin_fecha: amounts,
      by_stage: z.array(
        z.looseObject({
          stage_id: id,
          nombre: z.string().meta({ examples: ['Propuesta'] }),
          count: z.int(),
          amount: decimal,
          weighted: decimal,
        }),
      ),
      by_week: z.array(
        z.looseObject({
          semana: date,
          open: decimal,
          weighted: decimal,
          won: decimal,
          lost: decimal,
          count: z.int(),
        }),
      ),
    }),
  ),
});
export type Forecast = z.infer<typeof forecast>;

const stageFields = {
  nombre: name,
  stage_type: z.enum(stageTypes),
  orden: z.int().min(0).max(1_000_000).optional(),
  probabilidad: z.int().min(0).max(100).optional(),
  color: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, { error: 'invalid_color' })
    .nullable()
    .optional(),
};

const dealFields = {
  title: name,
  amount: decimal.optional(),
  currency: currency.optional(),
  external_id: externalId.nullable().optional(),
  pipeline_id: ref.optional(),
  stage_id: ref.optional(),
  contacto_id: ref.nullable().optional(),
  empresa_id: ref.nullable().optional(),
  fecha_cierre_estimada: date.nullable().optional(),
  campos_custom: customFields.optional(),
};

const area = 'pipelines';

export const listPipelines = operation({
  id: 'listPipelines',
  area,
  method: 'GET',
  path: '/pipelines',
  summary: 'List the active pipelines with their stages',
  rules: ['Archived pipelines leave the active lists.'],
  query: clienteId,
  reply: list(pipeline, 'pipelines'),
});

export const createPipeline = operation({
  id: 'createPipeline',
  area,
  method: 'POST',
  path: '/pipelines',
  summary: 'Create a pipeline',
  rules: ['Without `stages` the six default stages are created.'],
  success: 201,
  body: z.strictObject({
    nombre: name,
    stages: z.array(z.strictObject(stageFields)).min(1).max(50).optional(),
  }),
  bodyExample: { nombre: 'Ventas empresas' },
  reply: one(pipeline),
});

export const updatePipeline = operation({
  id: 'updatePipeline',
  area,
  method: 'PATCH',
  path: '/pipelines/{pipeline_id}',
  summary: 'Change a pipeline',
  rules: ['`razones_config` is not changeable: sending it is a validation error.'],
  body: z.strictObject({
    nombre: name.optional(),
    es_default: z.literal(true).optional(),
    archivado: z.literal(false).optional(),
  }),
  bodyExample: { nombre: 'Ventas pyme' },
  reply: one(pipeline),
});

export const deletePipeline = operation({
  id: 'deletePipeline',
  area,
  method: 'DELETE',
  path: '/pipelines/{pipeline_id}',
  summary: 'Delete a pipeline with its stages, closed and trashed deals and history',
  rules: [
    'Refused with 409 `pipeline_has_open_deals` while open deals exist.',
    '`deal.deleted` tells of each closed deal; one in the trash was told of when it went there.',
  ],
  query: clienteId,
  reply: one(z.looseObject({ id, deleted: z.boolean() })),
  refusals: ['pipeline_has_open_deals'],
  emits: ['deal.deleted'],
});

export const archivePipeline = operation({
  id: 'archivePipeline',
  area,
  method: 'POST',
  path: '/pipelines/{pipeline_id}/archive',
  summary: 'Archive a pipeline',
  rules: [
    'It leaves the active lists; nothing is deleted.',
    'Where it was the default, the oldest active pipeline becomes it; an archived pipeline takes no new deals.',
  ],
  reply: one(pipeline),
});

export const duplicatePipeline = operation({
  id: 'duplicatePipeline',
  area,
  method: 'POST',
  path: '/pipelines/{pipeline_id}/duplicate',
  summary: 'Duplicate a pipeline',
  rules: ['Copies the stages, no deals; the copy is never the default.'],
  success: 201,
  body: z.strictObject({ nombre: name.optional() }).optional(),
  bodyExample: { nombre: 'Ventas empresas (copia)' },
  reply: one(pipeline),
});

export const createStage = operation({
  id: 'createStage',
  area,
  method: 'POST',
  path: '/pipelines/{pipeline_id}/stages',
  summary: 'Add a stage',
  rules: ['Without `orden` the stage goes last.'],
  success: 201,
  body: z.strictObject(stageFields),
  bodyExample: { nombre: 'Demostración', stage_type: 'open', probabilidad: 40 },
  reply: one(stage),
});

export const reorderStages = operation({
  id: 'reorderStages',
  area,
  method: 'POST',
  path: '/pipelines/{pipeline_id}/stages/reorder',
  summary: 'Reorder the stages',
  rules: [
    'Ids that do not belong to this pipeline are ignored; stages not named keep their order after the named ones.',
  ],
  body: z.strictObject({ order: z.array(ref).max(200) }),
  bodyExample: { order: [3, 1, 2] },
  reply: one(pipeline),
});

export const getForecast = operation({
  id: 'getForecast',
  area,
  method: 'GET',
  path: '/pipelines/{pipeline_id}/forecast',
  summary: 'Forecast per currency',
  rules: [
    'Reads `es_ganado` and `es_perdido`; currencies are never converted.',
    'Counts what was won and lost in the last `days` days and what is expected in the next `days`, by days of the subaccount.',
    'An open deal whose date has passed is expected today; one without a date counts in `sin_fecha` only.',
  ],
  query: { days: intText({ min: 1, max: 3650 }).default(30) },
  reply: one(forecast),
});

export const updateStage = operation({
  id: 'updateStage',
  area,
  method: 'PATCH',
  path: '/stages/{stage_id}',
  summary: 'Change a stage',
  rules: [
    'Changing `stage_type` keeps `es_ganado` and `es_perdido` in sync.',
    'The deals that stand in the stage are closed or reopened with it.',
  ],
  body: z.strictObject({
    ...stageFields,
    nombre: name.optional(),
    stage_type: z.enum(stageTypes).optional(),
  }),
  bodyExample: { probabilidad: 60 },
  reply: one(stage),
  emits: ['deal.won', 'deal.lost', 'deal.updated'],
});

export const deleteStage = operation({
  id: 'deleteStage',
  area,
  method: 'DELETE',
  path: '/stages/{stage_id}',
  summary: 'Delete a stage, moving its deals',
  rules: ['`move_deals_to` is required when the stage has deals, and must be a stage of the same pipeline.'],
  query: { move_deals_to: intText().optional() },
  reply: one(z.looseObject({ id, deleted: z.boolean(), moved_deals: z.int() })),
  refusals: ['stage_has_deals'],
  emits: ['deal.stage_changed', 'deal.won', 'deal.lost'],
});

export const listDeals = operation({
  id: 'listDeals',
  area,
  method: 'GET',
  path: '/deals',
  summary: 'List deals',
  rules: ['Deals in the trash appear only with `estado=papelera`.'],
  query: {
    pipeline_id: intText().optional(),
    stage_id: intText().optional(),
    estado: text(100).optional(),
    ...pageQuery,
  },
  reply: list(deal, 'deals'),
});

export const createDeal = operation({
  id: 'createDeal',
  area,
  method: 'POST',
  path: '/deals',
  summary: 'Create a deal',
  rules: [
    'Without `pipeline_id` it goes to the default pipeline, without `stage_id` to its first open stage.',
  ],
  body: z.strictObject(dealFields),
  bodyExample: { title: 'Implementación ERP', amount: '12500000', currency: 'CLP' },
  reply: one(deal),
  refusals: ['external_id_taken', 'pipeline_has_no_such_stage'],
  emits: ['deal.created'],
});

export const getDeal = operation({
  id: 'getDeal',
  area,
  method: 'GET',
  path: '/deals/{deal_id}',
  summary: 'Read a deal',
  reply: one(deal),
});

export const updateDeal = operation({
  id: 'updateDeal',
  area,
  method: 'PATCH',
  path: '/deals/{deal_id}',
  summary: 'Change a deal',
  rules: [
    '`{"estado":"abierto"}` brings a deal back from the trash or reopens a closed one.',
    '`campos_custom` is replaced whole.',
  ],
  body: z.strictObject({ ...dealFields, title: name.optional(), estado: z.literal('abierto').optional() }),
  bodyExample: { amount: '13900000' },
  reply: one(deal),
  refusals: ['external_id_taken', 'pipeline_has_no_such_stage', 'deal_in_trash'],
  emits: ['deal.updated', 'deal.stage_changed', 'deal.won', 'deal.lost'],
});

export const deleteDeal = operation({
  id: 'deleteDeal',
  area,
  method: 'DELETE',
  path: '/deals/{deal_id}',
  summary: 'Move a deal to the trash',
  reply: one(deal),
  emits: ['deal.deleted'],
});

export const upsertDeal = operation({
  id: 'upsertDeal',
  area,
  method: 'POST',
  path: '/deals/upsert',
  summary: 'Create or update the deal with this `external_id`',
  rules: [
    'The reply is the deal plus `created`.',
    'A deal in the trash is not updated: 409 `deal_in_trash`.',
  ],
  body: z.strictObject({ ...dealFields, title: name.optional(), external_id: externalId }),
  bodyExample: { external_id: 'ERP-7781', title: 'Renovación anual', amount: '980000', currency: 'CLP' },
  reply: one(deal.extend({ created: z.boolean() })),
  refusals: ['deal_in_trash', 'pipeline_has_no_such_stage'],
  emits: ['deal.created', 'deal.updated', 'deal.stage_changed', 'deal.won', 'deal.lost'],
});

export const moveDealStage = operation({
  id: 'moveDealStage',
  area,
  method: 'POST',
  path: '/deals/{deal_id}/move-stage',
  summary: 'Move a deal to a stage and a position in it',
  rules: [
    'One write places the card: `orden` is its position in the target stage, last when omitted.',
    'Moving into a won or lost stage closes the deal, out of it reopens.',
  ],
  body: z.strictObject({ stage_id: ref, orden: z.int().min(0).max(1_000_000).optional() }),
  bodyExample: { stage_id: 4, orden: 0 },
  reply: one(deal),
  refusals: ['deal_in_trash', 'pipeline_has_no_such_stage'],
  emits: ['deal.stage_changed', 'deal.won', 'deal.lost', 'deal.updated'],
});

export const winDeal = operation({
  id: 'winDeal',
  area,
  method: 'POST',
  path: '/deals/{deal_id}/won',
  summary: 'Mark a deal won',
  rules: ["It moves to the pipeline's stage of type won."],
  body: z.strictObject({ closed_at: instant.optional() }).optional(),
  bodyExample: {},
  reply: one(deal),
  refusals: ['deal_in_trash', 'pipeline_has_no_such_stage'],
  emits: ['deal.won', 'deal.stage_changed', 'deal.updated'],
});

export const loseDeal = operation({
  id: 'loseDeal',
  area,
  method: 'POST',
  path: '/deals/{deal_id}/lost',
  summary: 'Mark a deal lost',
  rules: ["It moves to the pipeline's stage of type lost and keeps the optional `motivo`."],
  body: z.strictObject({ motivo: text(500).nullable().optional(), closed_at: instant.optional() }).optional(),
  bodyExample: { motivo: 'Presupuesto congelado' },
  reply: one(deal),
  refusals: ['deal_in_trash', 'pipeline_has_no_such_stage'],
  emits: ['deal.lost', 'deal.stage_changed', 'deal.updated'],
});

export const listContactDeals = operation({
  id: 'listContactDeals',
  area,
  method: 'GET',
  path: '/contacts/{contacto_id}/deals',
  summary: "List a contact's deals",
  reply: list(deal, 'deals'),
});
