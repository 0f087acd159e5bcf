import { idOf, type PipelineRecord } from './records';

type Choice = Pick<PipelineRecord, 'id'> & Partial<Pick<PipelineRecord, 'es_default'>>;

/** Where a person begins: the board of the default pipeline, else of the first, else the list, which is empty. */
export function firstBoardHref(pipelines: readonly Choice[]): string {
  const first = pipelines.find(({ es_default }) => es_default) ?? pipelines[0];
  return first ? `/pipelines/${encodeURIComponent(idOf(first))}` : '/pipelines';
}
