import { stageTypes } from '@/lib/api/contract/pipelines';
import type { StageRecord } from '@/lib/api/records';
import type { StageType } from '@/lib/contract/pipelines';

/** The legacy flags that belong to a type; the server keeps them in sync. */
export function legacyFlags(type: StageType): { es_ganado: boolean; es_perdido: boolean } {
  return { es_ganado: type === 'won', es_perdido: type === 'lost' };
}

/** Whether the server names both a type and flags that contradict it: the forecast reads the flags. */
export function areFlagsOff({ stage_type, es_ganado, es_perdido }: StageRecord): boolean {
  const type = stageTypes.find((known) => known === stage_type);
  if (type === undefined) return false;
  const flags = legacyFlags(type);
  return (
    (es_ganado !== undefined && es_ganado !== flags.es_ganado) ||
    (es_perdido !== undefined && es_perdido !== flags.es_perdido)
  );
}
