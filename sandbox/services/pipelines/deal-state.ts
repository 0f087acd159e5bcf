import type { DealRow } from './deal-record.ts';
import type { StageRow } from './pipeline-record.ts';

/** The state of a deal follows from the type of the stage it stands in, unless it is in the trash. */
export const stateOfStage = { open: 'abierto', won: 'ganado', lost: 'perdido' } as const;

type State = Pick<DealRow, 'estado' | 'closedAt' | 'motivoPerdida'>;

/** What entering a stage makes of a deal: closed in a won or lost stage, reopened in an open one. */
export function stateIn(stage: Pick<StageRow, 'stageType'>, before: State | undefined, now: Date): State {
  const estado = stateOfStage[stage.stageType];
  if (estado === 'abierto') return { estado, closedAt: null, motivoPerdida: null };
  if (before?.estado === estado) {
    return { estado, closedAt: before.closedAt, motivoPerdida: before.motivoPerdida };
  }
  return { estado, closedAt: now, motivoPerdida: null };
}
