'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useTarget } from '@/components/layout/session-context';
import { useTasks } from '@/components/layout/tasks/tasks-context';
import { toastError, toastSuccess } from '@/components/ui/toast';
import type { Id } from '@/lib/api/loose';
import { keyOf } from '@/lib/api/queries';
import { listDeals } from '@/lib/contract/deals';
import { type BulkAct, BulkRun } from '@/lib/tasks/bulk-run';
import { useBoard } from './board-context';
import { restoreDeal, restoringOf, trashDeal, trashingOf } from './deal-trash';
import { type DealRecord, idOf } from './records';
import { useNoteDeal } from './use-note-deal';

/**
 * Many deals into the trash or back as they were: a task with its progress, to be paused and cancelled, that knows
 * what came of each deal and goes on while other pages are looked at.
 */
export function useBulkTrash() {
  const t = useTranslations('pipelines.deal');
  const { stages } = useBoard();
  const target = useTarget();
  const client = useQueryClient();
  const note = useNoteDeal();
  const { add } = useTasks();

  /** The deals that it was done to, once the task has ended, and the last refusal. */
  async function run<Sent>(deals: readonly DealRecord[], kind: 'trashing' | 'restoring', act: BulkAct<Sent>) {
    const ids = deals.flatMap(({ id }) => id ?? []);
    const task = new BulkRun(ids, act);
    add({ title: t(kind, { count: ids.length }), task, fileName: `deals-${kind}` });
    await task.finished;
    void client.invalidateQueries({ queryKey: keyOf(listDeals, target) });
    const results = task.results();
    const idsDone = new Set(results.filter(({ outcome }) => outcome === 'done').map(({ id }) => String(id)));
    const { refused, error } = task.getView();
    return { done: deals.filter((deal) => idsDone.has(idOf(deal))), refused, error };
  }

  const find = (deals: readonly DealRecord[], id: Id) => deals.find((deal) => deal.id === id)!;

  async function restore(deals: readonly DealRecord[]): Promise<void> {
    const { done, refused, error } = await run(deals, 'restoring', {
      prepare: (id) => restoringOf(find(deals, id), stages),
      send: async (sent) => {
        await restoreDeal(sent, target, note.put);
        return undefined;
      },
    });
    if (done.length > 0) toastSuccess(t('restored', { count: done.length }));
    if (refused > 0) toastError(error, t('notRestored', { failed: refused, count: deals.length }));
  }

  async function trash(deals: readonly DealRecord[]): Promise<void> {
    const { done, refused, error } = await run(deals, 'trashing', {
      prepare: (id) => trashingOf(find(deals, id)),
      send: async (sent) => {
        note.trashed(await trashDeal(sent, target));
        return undefined;
      },
    });
    if (done.length > 0) {
      const title = done[0]?.title ?? idOf(done[0]!);
      toastSuccess(t('trashed', { count: done.length, title }), {
        label: t('undo'),
        onClick: () => void restore(done),
      });
    }
    if (refused > 0) toastError(error, t('notTrashed', { failed: refused, count: deals.length }));
  }

  return { trash, restore };
}
