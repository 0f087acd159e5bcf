import { createPipeline, deletePipeline, listPipelines, updatePipeline } from '@/lib/api/contract/pipelines';
import { cannotRead, foundUnder } from '@/lib/api/read/notes';
import type { StageRecord } from '@/lib/api/records';
import { rawOf } from '@/lib/api/tolerant';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import type { ConfigurationKind } from '@/lib/resources/configuration';
import { unknownInItem } from '@/lib/resources/unknown-fields';

/** Stages in their order, each with what its server lets read: `orden` says no more than that, and `es_ganado` no more than the type. */
function readStages(stages: unknown): Json | undefined {
  const inOrder = (stages as readonly StageRecord[]).toSorted((a, b) => (a.orden ?? 0) - (b.orden ?? 0));
  const read = inOrder.map((stage): JsonObject | undefined => {
    const { nombre, stage_type, probabilidad, color } = stage;
    if (nombre === undefined || stage_type === undefined) return undefined;
    const raw = rawOf(stage) as object;
    const isKnown = (name: 'probabilidad' | 'color') =>
      !cannotRead(stage, name) && (stage[name] !== undefined || name in raw || name in foundUnder(stage));
    const known = {
      nombre,
      stage_type,
      ...(isKnown('probabilidad') && { probabilidad: probabilidad ?? null }),
      ...(isKnown('color') && { color: color ?? null }),
    };
    return { ...known, ...unknownInItem(listPipelines, 'stages', stage) };
  });
  return read.includes(undefined) ? undefined : (read as JsonObject[]);
}

const pipelines: ConfigurationKind = {
  name: 'pipelines',
  area: 'pipelines',
  operations: {
    list: listPipelines,
    create: createPipeline,
    update: updatePipeline,
    remove: deletePipeline,
  },
  idIn: 'pipeline_id',
  identity: ['nombre'],
  title: 'nombre',
  written: ['nombre', 'es_default', 'stages'],
  leftOut: ['archivado'],
  empty: { es_default: false, stages: [], razones_config: {} },
  readers: { stages: readStages },
  lists: [
    {
      at: ['stages'],
      keyOf: ({ nombre }) => (typeof nombre === 'string' ? nombre : undefined),
      isOrdered: true,
      written: ['nombre', 'stage_type', 'probabilidad', 'color'],
    },
  ],
  state: ['archivado'],
  isGone: ({ archivado }) => archivado === true,
  // Another pipeline is made the default: none can be told to be it no longer.
  isWritable: ([field], source) => field !== 'es_default' || source === true,
  names: [],
  references: () => [],
};

export const configuration: readonly ConfigurationKind[] = [pipelines];
