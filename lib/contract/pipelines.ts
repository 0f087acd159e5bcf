import { z } from 'zod';
import { list, one, operation } from './operation.ts';
import { clienteId } from './pagination.ts';
import { currency, date, decimal, freeJson, id, instant, intText, name, ref } from './scalars.ts';

export const stageTypes = ['open', 'won', 'lost'] as const;
export type StageType = (typeof stageTypes)[number];

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
      vencidos: amounts.optional().meta({
        description: 'Of the open ones those whose expected day has passed.',
        'x-extension': true,
      }),
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
    'An open deal whose date has passed is expected today and counts in `vencidos` too; one without a date counts in `sin_fecha` only.',
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
