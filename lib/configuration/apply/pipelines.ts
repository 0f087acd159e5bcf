import {
  createPipeline,
  createStage,
  deleteStage,
  reorderStages,
  updatePipeline,
  updateStage,
} from '@/lib/api/contract/pipelines';
import type { Id } from '@/lib/api/loose';
import type { JsonObject } from '@/lib/contract/scalars';
import {
  itemsByKey,
  missingFields,
  type Standing,
  sendStep,
  stepOf,
  type Writer,
  withoutNulls,
} from './writing';

/** Stages stand in a pipeline by their names; each is written by itself, and no deal is moved for it. */
export const pipelineWriter: Writer = {
  async create(writing) {
    const stages = [...itemsByKey(writing, writing.sent, 'stages').values()].map(withoutNulls);
    const body = { nombre: writing.sent.nombre, ...(stages.length > 0 && { stages }) };
    return (await sendStep(writing, 'create', createPipeline, { body })).id;
  },
  async update(standing) {
    const { id } = standing;
    const { stages, ...fields } = missingFields(standing);
    if (Object.keys(fields).length > 0) {
      await sendStep(standing, 'patch', updatePipeline, { path: { pipeline_id: id }, body: fields });
    }
    if (stages !== undefined) await writeStages(standing);
    return undefined;
  },
};

/** New ones first, so that no moment is without a stage that is to be there; what is taken away last. */
async function writeStages(standing: Standing): Promise<void> {
  const { id, sent, now, missing } = standing;
  const ids = new Map<string, Id>();
  const wanted = itemsByKey(standing, sent, 'stages');
  for (const [key, stage] of wanted) {
    const known = now.innerIds[`stages/${key}`];
    const fields = changedFields(missing, key);
    if (known === undefined) {
      const made = await sendStep(standing, stepOf('stage', key), createStage, {
        path: { pipeline_id: id },
        body: withoutNulls(stage),
      });
      ids.set(key, made.id);
      continue;
    }
    ids.set(key, known);
    if (fields.length === 0) continue;
    const body = Object.fromEntries(fields.map((name) => [name, stage[name] ?? null]));
    // A server gives a stage of another type that type's chance, unless it is told one.
    if ('stage_type' in body && typeof stage.probabilidad === 'number')
      body.probabilidad = stage.probabilidad;
    await sendStep(standing, stepOf('stage', key), updateStage, { path: { stage_id: known }, body });
  }
  const order = [...ids.values()];
  const removed = Object.entries(now.innerIds).filter(
    ([at]) => at.startsWith('stages/') && !wanted.has(at.slice('stages/'.length)),
  );
  if (isOrderWrong(standing, [...wanted.keys()])) {
    await sendStep(
      standing,
      'order',
      reorderStages,
      { path: { pipeline_id: id }, body: { order } },
      () => ({}),
    );
  }
  for (const [at, stage] of removed) {
    const step = stepOf('remove', at.slice('stages/'.length));
    await sendStep(standing, step, deleteStage, { path: { stage_id: stage } }, () => ({}));
  }
}

function changedFields(missing: Standing['missing'], key: string): string[] {
  return missing.flatMap(({ path }) => (path[0] === 'stages' && path[1] === key && path[2] ? path[2] : []));
}

/** New stages go last, and what is taken away leaves the others in their order. */
function isOrderWrong({ now, kind }: Standing, wanted: readonly string[]): boolean {
  const standing = [...itemsByKey({ kind }, now.value as JsonObject, 'stages').keys()];
  const then = [
    ...standing.filter((key) => wanted.includes(key)),
    ...wanted.filter((key) => !standing.includes(key)),
  ];
  return then.some((key, place) => key !== wanted[place]);
}
