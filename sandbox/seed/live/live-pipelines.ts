import { deleteStage } from '../../services/pipelines/delete-stage.ts';
import { activePipelines } from '../../services/pipelines/pipeline-store.ts';
import { reorderStages } from '../../services/pipelines/reorder-stages.ts';
import { updateStage } from '../../services/pipelines/update-stage.ts';
import type { Step } from '../steps.ts';

/**
 * The default pipeline as it is in live: a stage with another name, one with another probability, two the other way
 * round, and one less.
 */
export function pipelineSteps(at: Date): Step[] {
  return [
    {
      at,
      write: async (context) => {
        const pipeline = (await activePipelines(context)).find(({ es_default }) => es_default)!;
        const named = (name: string) => pipeline.stages.find(({ nombre }) => nombre === name)!.id;
        const none = { query: {} };
        const contacted = { path: { stage_id: named('Contactado') }, body: { nombre: 'Primer contacto' } };
        await updateStage(context, { ...none, ...contacted });
        const talks = { path: { stage_id: named('Negociación') }, body: { probabilidad: 60 } };
        await updateStage(context, { ...none, ...talks });
        await deleteStage(context, { ...none, path: { stage_id: named('Nuevo') }, body: undefined });
        const order = ['Propuesta', 'Contactado', 'Negociación', 'Ganado', 'Perdido'].map(named);
        await reorderStages(context, { ...none, path: { pipeline_id: pipeline.id }, body: { order } });
      },
    },
  ];
}
