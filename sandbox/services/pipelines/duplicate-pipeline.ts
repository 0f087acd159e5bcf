import type { duplicatePipeline as operation } from '../../../lib/contract/pipelines.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { addPipeline } from './add-pipeline.ts';
import { stageRecord } from './pipeline-record.ts';
import { getPipelineOrThrow, stagesOf } from './pipeline-store.ts';

const NAME_LIMIT = 200;
const SUFFIX = ' (copia)';

export const duplicatePipeline: Verb<WriteContext, typeof operation> = async (context, { path, body }) => {
  const { id, nombre, razonesConfig } = await getPipelineOrThrow(context, path.pipeline_id);
  const stages = (await stagesOf(context, id)).map(stageRecord);
  return addPipeline(context, {
    nombre: body?.nombre ?? nombre.slice(0, NAME_LIMIT - SUFFIX.length) + SUFFIX,
    stages,
    razonesConfig,
    neverDefault: true,
  });
};
