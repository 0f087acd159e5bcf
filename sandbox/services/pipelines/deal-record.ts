import type { Deal } from '../../../lib/contract/deals.ts';
import type { deals } from '../../db/tables/pipelines.ts';

export type DealRow = typeof deals.$inferSelect;

/** A deal as its GET answers, and as `data` of its events. */
export function dealRecord(row: DealRow): Deal {
  return {
    id: row.id,
    title: row.title,
    amount: row.amount,
    currency: row.currency,
    external_id: row.externalId,
    estado: row.estado,
    pipeline_id: row.pipelineId,
    stage_id: row.stageId,
    orden: row.orden,
    contacto_id: row.contactoId,
    empresa_id: row.empresaId,
    fecha_cierre_estimada: row.fechaCierreEstimada,
    motivo_perdida: row.motivoPerdida,
    campos_custom: row.camposCustom as Deal['campos_custom'],
    stage_changed_at: row.stageChangedAt.toISOString(),
    closed_at: row.closedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
