'use client';

import { useTranslations } from 'next-intl';
import { useJobs } from '@/components/jobs/jobs-context';
import { always, toastError, toastSuccess } from '@/components/ui/overlays/toast';
import { type DealRecord, idOf, type StageRecord } from '@/lib/api/records';
import { restoringOf, trashingOf } from '@/lib/deals/deal-trash';
import { failedIn, type JobView } from '@/lib/jobs/job';
import { useNoteDeal } from './use-note-deal';
import { useTried } from './use-tried';

/** Many deals into the trash or back as they were, as jobs. */
export function useBulkTrash(stages: readonly StageRecord[]) {
  const t = useTranslations('pipelines.deal');
  const tried = useTried();
  const note = useNoteDeal();
  const { begin } = useJobs();

  function sayFailed(act: 'trash' | 'restore', deals: readonly DealRecord[], view: JobView) {
    const words = (failed: number) => tried.many(act, tried.titleOf(deals[0]), failed, deals.length);
    const unknown = view.counts.unknown ?? 0;
    const refused = failedIn(view) - unknown;
    if (refused > 0) toastError(view.error, always(words(refused).refused));
    if (unknown > 0) toastError(view.error, always(words(unknown).unknown));
  }

  function restore(deals: readonly DealRecord[]): void {
    void begin({
      kind: 'restore',
      title: t('restoring', { count: deals.length }),
      fileName: 'deals-restoring',
      items: deals.flatMap((deal) =>
        deal.id === undefined ? [] : { id: deal.id, restoring: restoringOf(deal, stages) },
      ),
      settings: null,
      noted: (_, deal) => note.put(deal as DealRecord),
      ended: (view, { length: count }) => {
        if (count > 0) toastSuccess(t('restored', { count }));
        sayFailed('restore', deals, view);
      },
    });
  }

  function trash(deals: readonly DealRecord[]): void {
    void begin({
      kind: 'trash',
      title: t('trashing', { count: deals.length }),
      fileName: 'deals-trashing',
      items: deals.flatMap((deal) =>
        deal.id === undefined ? [] : { id: deal.id, trashing: trashingOf(deal) },
      ),
      settings: null,
      noted: (_, deal) => note.trashed(deal as DealRecord),
      ended: (view, fresh) => {
        const done = fresh.map(({ trashing }) => trashing.deal);
        if (done.length > 0) {
          const title = done[0]?.title ?? idOf(done[0]!);
          toastSuccess(t('trashed', { count: done.length, title }), {
            label: t('undo'),
            onClick: () => restore(done),
          });
        }
        sayFailed('trash', deals, view);
      },
    });
  }

  return { trash, restore };
}
