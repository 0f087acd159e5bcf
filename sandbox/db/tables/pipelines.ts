import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { dealStates } from '../../../lib/contract/deals.ts';
import { stageTypes } from '../../../lib/contract/pipelines.ts';
import { atOnce, identity, instant, reference, trigrams } from '../columns.ts';
import { contacts } from './contacts.ts';

export const pipelines = pgTable(
  'pipelines',
  {
    id: identity(),
    subaccountId: integer('subaccount_id').notNull(),
    nombre: text('nombre').notNull(),
    esDefault: boolean('es_default').notNull().default(false),
    archivado: boolean('archivado').notNull().default(false),
    razonesConfig: jsonb('razones_config').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('pipelines_subaccount').on(table.subaccountId, table.id),
    uniqueIndex('pipelines_one_default').on(table.subaccountId).where(sql`es_default`),
  ],
);

export const stages = pgTable(
  'stages',
  {
    id: identity(),
    subaccountId: integer('subaccount_id').notNull(),
    pipelineId: reference('pipeline_id')
      .notNull()
      .references(() => pipelines.id, { onDelete: 'cascade' }),
    nombre: text('nombre').notNull(),
    stageType: text('stage_type', { enum: stageTypes }).notNull(),
    orden: integer('orden').notNull(),
    probabilidad: integer('probabilidad').notNull(),
    color: text('color'),
  },
  (table) => [index('stages_pipeline').on(table.pipelineId, table.orden)],
);

export const deals = pgTable(
  'deals',
  {
    id: identity(),
    subaccountId: integer('subaccount_id').notNull(),
    pipelineId: reference('pipeline_id')
      .notNull()
      .references(() => pipelines.id, { onDelete: 'cascade' }),
    stageId: reference('stage_id')
      .notNull()
      .references(() => stages.id, { onDelete: 'cascade' }),
    /** Position among the stage's deals that are not in the trash, from 0 without gaps. */
    orden: integer('orden').notNull(),
    estado: text('estado', { enum: dealStates }).notNull(),
    title: text('title').notNull(),
    amount: numeric('amount').notNull(),
    currency: text('currency').notNull(),
    externalId: text('external_id'),
    contactoId: reference('contacto_id').references(() => contacts.id, { onDelete: 'set null' }),
    empresaId: reference('empresa_id'),
    fechaCierreEstimada: date('fecha_cierre_estimada', { mode: 'string' }),
    motivoPerdida: text('motivo_perdida'),
    camposCustom: jsonb('campos_custom').$type<Record<string, unknown>>().notNull(),
    stageChangedAt: instant('stage_changed_at').notNull(),
    closedAt: instant('closed_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('deals_external_id').on(table.subaccountId, table.externalId),
    index('deals_subaccount').on(table.subaccountId, table.id),
    index('deals_subaccount_estado').on(table.subaccountId, table.estado, table.id),
    index('deals_pipeline').on(table.pipelineId, table.id),
    index('deals_stage').on(table.stageId, table.id),
    index('deals_stage_orden').on(table.stageId, table.orden).where(sql`estado <> 'papelera'`),
    index('deals_contacto').on(table.contactoId, table.id),
    index('deals_empresa').on(table.empresaId),
  ],
);

/**
 * Title and external id of each deal, folded to lower case without accents: what `q` looks in. Apart from the deal, whose
 * indexes all take it anew with every move: with the words among them a move within 5,000 took four times as long.
 */
export const dealTexts = pgTable(
  'deal_texts',
  {
    dealId: reference('deal_id')
      .primaryKey()
      .references(() => deals.id, { onDelete: 'cascade' }),
    buscable: text('buscable').notNull(),
  },
  (table) => [index('deal_texts_buscable').using('gin', trigrams(table.buscable)).with(atOnce)],
);
