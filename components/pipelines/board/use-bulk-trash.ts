'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useTasks } from '@/components/jobs/tasks-context';
import {
  type Restoring,
  restoreDeal,
  restoringOf,
  type Trashing,
  trashDeal,
  trashingOf,
} from '@/components/pipelines/deals/deal-trash';
import { useNoteDeal } from '@/components/pipelines/deals/use-note-deal';
import { useTried } from '@/components/pipelines/deals/use-tried';
import { useTarget } from '@/components/session/session-context';
import { always, toastError, toastSuccess } from '@/components/ui/overlays/toast';
import { listDeals } from '@/lib/api/contract/deals';
import { keyOf } from '@/lib/api/queries';
import { type DealRecord, idOf } from '@/lib/api/records';
import { type BulkAct, BulkRun } from '@/lib/jobs/bulk-run';
import type { TaskView } from '@/lib/jobs/task';
import { useBoard } from './board-context';

type Ended = {
  readonly done: readonly DealRecord[];
  readonly view: TaskView;
};

/**
 * Many deals into the trash or back as they were: a task with its progress, to be paused and cancelled, that knows
 * what came of each deal and goes on while other pages are looked at.
 */
export function useBulkTrash() {
  const t = useTranslations('pipelines.deal');
  const tried = useTried();
  const { stages } = useBoard();
  const target = useTarget();
  const client = useQueryClient();
  const note = useNoteDeal();
  const { add } = useTasks();

  function start<Sent>(
    deals: readonly DealRecord[],
    kind: 'trashing' | 'restoring',
    act: Pick<BulkAct<Sent>, 'send'> & { readonly prepare: (deal: DealRecord) => Sent },
    ended: (ended: Ended) => void,
  ) {
    const byId = new Map(deals.flatMap((deal) => (deal.id === undefined ? [] : [[deal.id, deal] as const])));
    const task = new BulkRun([...byId.keys()], {
      prepare: (id) => act.prepare(byId.get(id)!),
      send: act.send,
      ended: (run, fresh) => {
        void client.invalidateQueries({ queryKey: keyOf(listDeals, target) });
        const done = fresh.map((id) => byId.get(id)!);
        ended({ done, view: run.getView() });
      },
    });
    add({ title: t(kind, { count: byId.size }), task, fileName: `deals-${kind}` });
  }

  function sayFailed(act: 'trash' | 'restore', deals: readonly DealRecord[], view: TaskView) {
    const words = (failed: number) => tried.many(act, tried.titleOf(deals[0]), failed, deals.length);
    const { refused, unknown = 0, error } = view;
    if (refused > 0) toastError(error, always(words(refused).refused));
    if (unknown > 0) toastError(error, always(words(unknown).unknown));
  }

  function restore(deals: readonly DealRecord[]): void {
    const send = async (sent: Restoring) => {
      await restoreDeal(sent, target, note.put);
      return undefined;
    };
    start(deals, 'restoring', { prepare: (deal) => restoringOf(deal, stages), send }, ({ done, view }) => {
      if (done.length > 0) toastSuccess(t('restored', { count: done.length }));
      sayFailed('restore', deals, view);
    });
  }

  function trash(deals: readonly DealRecord[]): void {
    const send = async (sent: Trashing) => {
      note.trashed(await trashDeal(sent, target));
      return undefined;
    };
    start(deals, 'trashing', { prepare: trashingOf, send }, ({ done, view }) => {
      if (done.length > 0) {
        const title = done[0]?.title ?? idOf(done[0]!);
        toastSuccess(t('trashed', { count: done.length, title }), {
          label: t('undo'),
          onClick: () => restore(done),
        });
      }
      sayFailed('trash', deals, view);
    });
  }

  return { trash, restore };
}
