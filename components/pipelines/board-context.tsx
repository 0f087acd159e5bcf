'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { DealRecord, PipelineRecord, StageRecord } from '@/lib/api/records';
import type { BoardColumn } from './board-columns';
import type { MoveRequest } from './deal/use-move-deals';

/** What the board offers to everything on it and over it. */
export type Board = {
  readonly pipelineId: string;
  readonly pipeline: PipelineRecord;
  readonly stages: readonly StageRecord[];
  /** Every deal read so far, with this page's own changes, whatever the filters. */
  readonly columns: readonly BoardColumn[];
  /** Whether cards can be dragged; not in the trash, whose deals have no place. */
  readonly mayMove: boolean;
  readonly mayWrite: boolean;
  /** The day in the zone that the page names, `2026-11-20`, and the moment in milliseconds. */
  readonly today: string;
  readonly now: number;
  /** Addresses keep the filters. */
  readonly newDealHref: string;
  dealHref(dealId: string): string;
  /** Moves deals, asking first for what closing them needs. */
  requestMove(request: MoveRequest): void;
  findDeal(dealId: string): DealRecord | undefined;
};

const BoardContext = createContext<Board | undefined>(undefined);

export function BoardProvider({ board, children }: { board: Board; children: ReactNode }) {
  return <BoardContext value={board}>{children}</BoardContext>;
}

export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (!board) throw new Error('useBoard outside of BoardProvider');
  return board;
}
