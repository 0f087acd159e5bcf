import type { PipelineRecord } from '@/lib/api/records';

/** The pipeline that the overview speaks of: the default one, else the first. */
export function defaultPipeline(pipelines: readonly PipelineRecord[]): PipelineRecord | undefined {
  return pipelines.find(({ es_default }) => es_default) ?? pipelines[0];
}
