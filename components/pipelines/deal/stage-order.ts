import type { PipelineRecord, StageRecord } from '@/lib/api/records';
import { idOf } from '@/lib/api/records';

/** Stages in their order; one without an id can be neither asked for nor moved. */
export function sortStages(stages: readonly StageRecord[]): readonly StageRecord[] {
  return stages
    .filter((stage) => stage.id !== undefined)
    .toSorted((a, b) => (a.orden ?? Infinity) - (b.orden ?? Infinity) || 0);
}

/** The ids with some of them, in their own order, put before or after another one. */
export function moveIds(
  ids: readonly string[],
  moved: ReadonlySet<string>,
  target: string,
  side: 'before' | 'after',
): readonly string[] {
  if (moved.has(target)) return ids;
  const rest = ids.filter((id) => !moved.has(id));
  const at = rest.indexOf(target) + (side === 'after' ? 1 : 0);
  return [...rest.slice(0, at), ...ids.filter((id) => moved.has(id)), ...rest.slice(at)];
}

/** The ids with one of them a place up (-1) or down (1); the same list at either end. */
export function shiftId(ids: readonly string[], id: string, by: -1 | 1): readonly string[] {
  const neighbour = ids[ids.indexOf(id) + by];
  return neighbour === undefined ? ids : moveIds(ids, new Set([id]), neighbour, by < 0 ? 'before' : 'after');
}

/** The pipelines with the stages of one in this order, as the server will answer them. */
export function withStageOrder(
  pipelines: readonly PipelineRecord[],
  pipelineId: string,
  order: readonly string[],
): readonly PipelineRecord[] {
  return pipelines.map((pipeline) => {
    if (idOf(pipeline) !== pipelineId) return pipeline;
    const placed = (pipeline.stages ?? []).map((stage) => ({ ...stage, orden: order.indexOf(idOf(stage)) }));
    return { ...pipeline, stages: placed.toSorted((a, b) => a.orden - b.orden) };
  });
}
