import type { archivePipeline as operation } from '../../../lib/contract/pipelines.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { lockPipelineOrThrow, promoteOldest, recordOf, savePipeline } from './pipeline-store.ts';

/** An archived pipeline is no default: the oldest active one takes its place. */
export const archivePipeline: Verb<WriteContext, typeof operation> = async (context, { path }) => {
  const pipeline = await lockPipelineOrThrow(context, path.pipeline_id);
  if (pipeline.archivado) return recordOf(context, pipeline);
  const archived = await savePipeline(context, pipeline.id, { archivado: true, esDefault: false });
  if (pipeline.esDefault) await promoteOldest(context, pipeline.id);
  return recordOf(context, archived);
};
