import type { StageRecord } from '@/lib/api/records';
import { type StageType, updateStage } from '@/lib/contract/pipelines';
import { errorDetails } from '@/lib/contract/validation';
import { stageKind } from '@/lib/deals/deal-totals';

/** What the form of a stage holds, by the API's field names, so that the server's words find their field. */
export type StageDraft = {
  nombre: string;
  stage_type: StageType;
  /** Whole per cent; null where it is left to the server. */
  probabilidad: number | null;
  /** `#rrggbb`, or empty for none. */
  color: string;
};

/** The form of a stage as it is, or of a new one. */
export function stageDraftOf(stage?: StageRecord): StageDraft {
  return {
    nombre: stage?.nombre ?? '',
    stage_type: stage ? stageKind(stage) : 'open',
    probabilidad: stage?.probabilidad ?? null,
    color: stage?.color ?? '',
  };
}

export type StageBody = {
  nombre?: string;
  stage_type?: StageType;
  probabilidad?: number;
  color?: string | null;
};

/** The fields that differ from `base`, as the API takes them; of a new stage all that are filled in. */
export function stageBodyOf(draft: StageDraft, base?: StageDraft): StageBody {
  const body: StageBody = {};
  const nombre = draft.nombre.trim();
  if (!base || nombre !== base.nombre) body.nombre = nombre;
  if (!base || draft.stage_type !== base.stage_type) body.stage_type = draft.stage_type;
  if (draft.probabilidad !== null && draft.probabilidad !== base?.probabilidad) {
    body.probabilidad = draft.probabilidad;
  }
  const color = draft.color.trim();
  if (color !== (base?.color ?? '')) body.color = color || null;
  return body;
}

/** What the contract would refuse: issue words by field. */
export function stageIssues(body: StageBody): Partial<Record<string, string>> {
  const result = updateStage.body.safeParse(body);
  if (result.success) return {};
  return Object.fromEntries(errorDetails(result.error, body).map(({ field, issue }) => [field, issue]));
}
