import { createPipeline, type StageType } from '@/lib/contract/pipelines';
import { errorDetails } from '@/lib/contract/validation';

type StageLine = {
  /** Tells lines apart while they are edited. */
  readonly key: number;
  readonly nombre: string;
  readonly stage_type: StageType;
};

/** What the form of a new pipeline holds. */
export type PipelineDraft = {
  readonly nombre: string;
  readonly hasOwnStages: boolean;
  readonly stages: readonly StageLine[];
};

export const newPipeline: PipelineDraft = {
  nombre: '',
  hasOwnStages: false,
  stages: [
    { key: 1, nombre: '', stage_type: 'open' },
    { key: 2, nombre: '', stage_type: 'won' },
    { key: 3, nombre: '', stage_type: 'lost' },
  ],
};

/** The draft with an open stage more, behind the open ones: won and lost stay last. */
export function addStage(draft: PipelineDraft): PipelineDraft {
  const key = Math.max(0, ...draft.stages.map((stage) => stage.key)) + 1;
  const at = draft.stages.findLastIndex(({ stage_type }) => stage_type === 'open') + 1;
  return { ...draft, stages: draft.stages.toSpliced(at, 0, { key, nombre: '', stage_type: 'open' }) };
}

export type PipelineBody = { nombre: string; stages?: { nombre: string; stage_type: StageType }[] };

/** As the API takes it; without `stages` the server makes its six default ones. */
export function pipelineBodyOf({ nombre, hasOwnStages, stages }: PipelineDraft): PipelineBody {
  const own = stages.map((stage) => ({ nombre: stage.nombre.trim(), stage_type: stage.stage_type }));
  return { nombre: nombre.trim(), ...(hasOwnStages && { stages: own }) };
}

/** What the contract would refuse: issue codes by field path, `stages.2.nombre`. */
export function pipelineIssues(body: PipelineBody): Readonly<Record<string, string>> {
  const result = createPipeline.body.safeParse(body);
  if (result.success) return {};
  return Object.fromEntries(errorDetails(result.error, body).map(({ field, issue }) => [field, issue]));
}
