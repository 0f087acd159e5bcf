import { z } from 'zod';
import { knownCurrency } from './currency.ts';
import { list, one, operation } from './operation.ts';
import { pageQuery } from './pagination.ts';
import {
  currency,
  customFields,
  date,
  decimal,
  externalId,
  id,
  instant,
  intText,
  name,
  ref,
  text,
} from './scalars.ts';

export const dealStates = ['abierto', 'ganado', 'perdido', 'papelera'] as const;

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

const dealFields = {
  title: name,
  amount: decimal.optional(),
  currency: knownCurrency.optional(),
  external_id: externalId.nullable().optional(),
  pipeline_id: ref.optional(),
  stage_id: ref.optional(),
  contacto_id: ref.nullable().optional(),
  empresa_id: ref.nullable().optional(),
  fecha_cierre_estimada: date.nullable().optional(),
  campos_custom: customFields.optional(),
};

const area = 'pipelines';

export const listDeals = operation({
  id: 'listDeals',
  area,
  method: 'GET',
  path: '/deals',
  summary: 'List deals',
  rules: [
    'Deals in the trash appear only with `estado=papelera`.',
    '`q`, an extension, finds every word of it in title or external id, whatever its case and accents.',
  ],
  query: {
    pipeline_id: intText().optional(),
    stage_id: intText().optional(),
    estado: text(100).optional(),
    ...pageQuery,
  },
  extensionQuery: { q: text(200).optional() },
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
