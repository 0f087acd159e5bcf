import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { startLoopback } from '@/lib/testing/loopback';
import { beginJob } from './begin-job';

test('a job that must be kept is not begun where the browser keeps nothing', async () => {
  await using server = await startLoopback(() => 'hang up');
  const plan = {
    kind: 'prices',
    title: 'Change prices',
    fileName: 'prices',
    settings: { from: null },
    items: [],
    mustBeKept: true,
  } as const;
  const begun = beginJob(plan, { owner: 'one', connectionId: undefined, client: new QueryClient() });
  await expect(begun).rejects.toMatchObject({ code: 'not_kept' });
  expect(server.seen).toEqual([]);
});
