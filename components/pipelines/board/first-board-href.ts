import { idOf, type PipelineRecord } from '@/lib/api/records';

type Choice = Pick<PipelineRecord, 'id'> & Partial<Pick<PipelineRecord, 'es_default'>>;

/** Where a person begins: the board of the default pipeline, else of the first, else the list, which is empty. */
export function firstBoardHref(pipelines: readonly Choice[]): string {
  const known = pipelines.filter((each) => idOf(each) !== '');
  const first = known.find(({ es_default }) => es_default) ?? known[0];
  return first ? `/pipelines/${encodeURIComponent(idOf(first))}` : '/pipelines';
}
