import type { Pipeline, Stage } from '../../../lib/contract/pipelines.ts';
import type { WriteContext } from '../../core/context.ts';
import { pipelineRecord } from './pipeline-record.ts';
import { defaultPipeline, insertPipeline, insertStages } from './pipeline-store.ts';
import { placeStages } from './stage-order.ts';

type StageSent = {
  readonly nombre: string;
  readonly stage_type: Stage['stage_type'];
  readonly orden?: number | undefined;
  readonly probabilidad?: number | undefined;
  readonly color?: string | null | undefined;
};

/** "When omitted the six default stages are created." */
export const defaultStages: readonly StageSent[] = [
  { nombre: 'Nuevo', stage_type: 'open', probabilidad: 10, color: '#64748b' },
  { nombre: 'Contactado', stage_type: 'open', probabilidad: 25, color: '#0ea5e9' },
  { nombre: 'Propuesta', stage_type: 'open', probabilidad: 50, color: '#6366f1' },
  { nombre: 'Negociación', stage_type: 'open', probabilidad: 75, color: '#f59e0b' },
  { nombre: 'Ganado', stage_type: 'won', probabilidad: 100, color: '#16a34a' },
  { nombre: 'Perdido', stage_type: 'lost', probabilidad: 0, color: '#dc2626' },
];

/** Reasons for losing a deal that a new pipeline offers; the API shows them and cannot change them. */
const defaultReasons = { motivos_perdida: ['Precio', 'Competencia', 'Sin presupuesto', 'Sin respuesta'] };

/** Making a pipeline emits nothing: the start does it too, without a request. */
export type PipelineContext = Pick<WriteContext, 'db' | 'subaccountId' | 'now'>;

type NewPipeline = {
  readonly nombre: string;
  readonly stages: readonly StageSent[];
  readonly razonesConfig?: unknown;
  /** A duplicate is never the default; else the first pipeline of a subaccount is. */
  readonly neverDefault?: boolean;
};

/** Creates a pipeline with its stages. */
export async function addPipeline(
  context: PipelineContext,
  { nombre, stages, razonesConfig = defaultReasons, neverDefault = false }: NewPipeline,
): Promise<Pipeline> {
  const esDefault = !neverDefault && (await defaultPipeline(context)) === undefined;
  const pipeline = await insertPipeline(context, { nombre, esDefault, razonesConfig });
  const placed = placeStages(stages).map((stage, orden) => ({
    nombre: stage.nombre,
    stage_type: stage.stage_type,
    probabilidad: probabilityOf(stage),
    color: stage.color ?? null,
    orden,
  }));
  return pipelineRecord(pipeline, await insertStages(context, pipeline.id, placed));
}

/** What a stage's type says of its deals where no probability is sent. */
export function probabilityOf(stage: Pick<StageSent, 'stage_type' | 'probabilidad'>): number {
  return stage.probabilidad ?? { open: 50, won: 100, lost: 0 }[stage.stage_type];
}
