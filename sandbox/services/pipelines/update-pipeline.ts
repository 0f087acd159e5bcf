import type { updatePipeline as operation } from '../../../lib/contract/pipelines.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { invalidField } from '../../core/errors.ts';
import {
  clearDefault,
  defaultPipeline,
  lockPipelineOrThrow,
  recordOf,
  savePipeline,
} from './pipeline-store.ts';

export const updatePipeline: Verb<WriteContext, typeof operation> = async (context, { path, body }) => {
  const pipeline = await lockPipelineOrThrow(context, path.pipeline_id);
  const archivado = body.archivado ?? pipeline.archivado;
  if (body.es_default && archivado) throw invalidField('es_default', 'archived');
  const esDefault =
    pipeline.esDefault || body.es_default === true || (!archivado && !(await defaultPipeline(context)));
  if (esDefault && !pipeline.esDefault) await clearDefault(context);
  const { nombre = pipeline.nombre } = body;
  if (nombre === pipeline.nombre && archivado === pipeline.archivado && esDefault === pipeline.esDefault) {
    return recordOf(context, pipeline);
  }
  return recordOf(context, await savePipeline(context, pipeline.id, { nombre, archivado, esDefault }));
};
