import type { Pipeline, Stage } from '../../../lib/contract/pipelines.ts';
import type { pipelines, stages } from '../../db/tables/pipelines.ts';

export type PipelineRow = typeof pipelines.$inferSelect;
export type StageRow = typeof stages.$inferSelect;

/** A stage as the API shows it; the legacy flags follow from `stage_type` ("Resources", stage). */
export function stageRecord(row: StageRow): Stage {
  return {
    id: row.id,
    pipeline_id: row.pipelineId,
    nombre: row.nombre,
    stage_type: row.stageType,
    orden: row.orden,
    probabilidad: row.probabilidad,
    color: row.color,
    es_ganado: row.stageType === 'won',
    es_perdido: row.stageType === 'lost',
  };
}

/** A pipeline with its stages, which are given in their order. */
export function pipelineRecord(row: PipelineRow, stages: readonly StageRow[]): Pipeline {
  return {
    id: row.id,
    nombre: row.nombre,
    stages: stages.map(stageRecord),
    es_default: row.esDefault,
    archivado: row.archivado,
    razones_config: row.razonesConfig as Pipeline['razones_config'],
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
