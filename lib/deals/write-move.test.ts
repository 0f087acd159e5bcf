import { expect, test, vi } from 'vitest';
import { deal, stage } from '@/components/pipelines/testing';
import { type MoveCalls, writeMove } from './write-move';

const won = stage(7, { stage_type: 'won' });
const lost = stage(8, { stage_type: 'lost' });
const closing = { closedAt: '2026-11-01T10:00:00Z', reason: 'Price' };
const refusal = new Error('refused');

function callsWith(answers: Partial<MoveCalls>): MoveCalls {
  const unexpected = () => Promise.reject(new Error('not to be called'));
  return { place: unexpected, win: unexpected, lose: unexpected, ...answers };
}

test('a move that closes nothing is placed', async () => {
  const placed = deal(1, { stage_id: 2 });
  const calls = callsWith({ place: async () => placed });
  expect(await writeMove(calls, stage(2), undefined)).toEqual({ isDone: true, deal: placed });
});

test('a deal is closed, and placed only where the server chose another stage', async () => {
  const closed = deal(1, { stage_id: 8 });
  const lose = vi.fn<MoveCalls['lose']>(async () => closed);
  expect(await writeMove(callsWith({ lose }), lost, closing)).toEqual({ isDone: true, deal: closed });
  expect(lose).toHaveBeenCalledOnce();

  const placed = deal(1, { stage_id: 7 });
  const win = async () => deal(1, { stage_id: 9 });
  const calls = callsWith({ win, place: async () => placed });
  expect(await writeMove(calls, won, closing)).toEqual({ isDone: true, deal: placed });
});

test('where only the placing fails the deal is known to be closed', async () => {
  const closed = deal(1, { stage_id: 9, estado: 'ganado' });
  const calls = callsWith({ win: async () => closed, place: () => Promise.reject(refusal) });
  expect(await writeMove(calls, won, closing)).toEqual({ isDone: false, deal: closed, error: refusal });
});

test('where closing fails nothing is known', async () => {
  const calls = callsWith({ win: () => Promise.reject(refusal) });
  expect(await writeMove(calls, won, closing)).toEqual({ isDone: false, deal: undefined, error: refusal });
});
