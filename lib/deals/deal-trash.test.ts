import { expect, test } from 'vitest';
import type { StageRecord } from '@/lib/api/records';
import { json, startLoopback } from '@/lib/testing/loopback';
import { isConfirmed } from '../api/confirmed.ts';
import { restoreDeal, restoringOf, stepsTo } from './deal-trash.ts';

const stages = [
  { id: 1, stage_type: 'open' },
  { id: 2, stage_type: 'won' },
] as StageRecord[];

/** A deal in the trash; the reply of the write that `isLost` names is lost. */
async function startTrashed(stageId: number, isLost: (path: string) => boolean) {
  const deal: Record<string, unknown> = { id: 7, estado: 'papelera', stage_id: stageId };
  const server = await startLoopback(({ method, url, body }) => {
    if (method === 'GET') return json(deal);
    Object.assign(deal, url.endsWith('/won') ? { estado: 'ganado' } : JSON.parse(body));
    return isLost(url) ? 'hang up' : json(deal);
  });
  return { server, deal };
}

test.each([
  ['an open deal', 1, '/deals/7', 'abierto'],
  ['a won deal, as it is opened', 2, '/deals/7', 'ganado'],
  ['a won deal, as it is closed again', 2, '/deals/7/won', 'ganado'],
] as const)('%s is back: that its reply was lost is told on', async (_, stageId, lost, estado) => {
  const { server, deal } = await startTrashed(stageId, (url) => url.endsWith(lost));
  await using _server = server;
  const sent = restoringOf(
    { id: 7, estado: 'papelera', stage_id: stageId, closed_at: '2026-01-02T03:04:05Z' } as never,
    stages,
  );
  const restored = await restoreDeal(sent, stepsTo(server), () => {});
  expect(deal.estado).toBe(estado);
  expect(isConfirmed(restored)).toBe(true);
});

test('where every reply comes nothing else is told', async () => {
  const { server } = await startTrashed(2, () => false);
  await using _server = server;
  const sent = restoringOf({ id: 7, estado: 'papelera', stage_id: 2 } as never, stages);
  expect(isConfirmed(await restoreDeal(sent, stepsTo(server), () => {}))).toBe(false);
});
