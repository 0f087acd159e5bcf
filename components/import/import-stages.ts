import type { Id, Loose } from '@/lib/api/loose';
import { idOf } from '@/lib/api/records';
import type { Pipeline } from '@/lib/contract/pipelines';
import { fold } from '@/lib/format/fold';

export type StageChoice = { readonly id: Id; readonly name: string };
export type PipelineChoice = {
  readonly id: Id;
  readonly name: string;
  readonly isDefault: boolean;
  readonly stages: readonly StageChoice[];
};

/** What names of pipelines and stages can mean. */
export function pipelineChoices(pipelines: readonly Loose<Pipeline>[]): readonly PipelineChoice[] {
  return pipelines.flatMap((pipeline) =>
    pipeline.id === undefined
      ? []
      : [
          {
            id: pipeline.id,
            name: pipeline.nombre ?? '',
            isDefault: pipeline.es_default === true,
            stages: (pipeline.stages ?? []).flatMap((stage) =>
              stage.id === undefined ? [] : [{ id: stage.id, name: stage.nombre ?? '' }],
            ),
          },
        ],
  );
}

const isMeant = (choice: StageChoice, text: string) =>
  fold(choice.name) === fold(text) || idOf(choice) === text;

/** By name or id. */
export function findPipeline(pipelines: readonly PipelineChoice[], text: string): PipelineChoice | undefined {
  return text === '' ? undefined : pipelines.find((pipeline) => isMeant(pipeline, text));
}

/** By name or id: in the pipeline that is named, else in the default one, else where only one has such a stage. */
export function findStage(
  pipelines: readonly PipelineChoice[],
  text: string,
  named: PipelineChoice | undefined,
): { readonly pipeline: PipelineChoice; readonly stage: StageChoice } | undefined {
  const found = (named ? [named] : pipelines).flatMap((pipeline) => {
    const stage = pipeline.stages.find((each) => isMeant(each, text));
    return stage ? [{ pipeline, stage }] : [];
  });
  return found.length === 1 ? found[0] : found.find(({ pipeline }) => pipeline.isDefault);
}
