'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useTarget } from '@/components/layout/session-context';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { isNetworkFailure } from '@/lib/api/api-error';
import { deleteDeal, updateDeal } from '@/lib/api/contract/deals';
import { keyOf, mutationOf } from '@/lib/api/queries';
import { useBoard } from './board-context';
import { type Restoring, restoreDeal, restoringOf, type Trashing, trashDeal, trashingOf } from './deal-trash';
import { type DealRecord, idOf } from './records';
import { useNoteDeal } from './use-note-deal';

/** Only where no answer arrived, and then by the same keys. */
const retry = (failures: number, error: unknown) => failures < 2 && isNetworkFailure(error);

/** A deal into the trash, out of it as it was, and a closed one open again; each says how it went. */
export function useTrash() {
  const t = useTranslations('pipelines.deal');
  const { stages } = useBoard();
  const target = useTarget();
  const note = useNoteDeal();
  const trashing = useMutation({
    mutationKey: keyOf(deleteDeal, target),
    mutationFn: (sent: Trashing) => trashDeal(sent, target),
    retry,
  });
  const restoring = useMutation({
    mutationKey: keyOf(updateDeal, target),
    mutationFn: (sent: Restoring) => restoreDeal(sent, target, note.put),
    retry,
  });
  const opening = useMutation(mutationOf(updateDeal, target));

  async function restore(deal: DealRecord): Promise<void> {
    try {
      await restoring.mutateAsync(restoringOf(deal, stages));
      toastSuccess(t('restored', { count: 1 }));
    } catch (error) {
      toastError(error, t('notRestored', { failed: 1, count: 1 }));
    }
  }

  return {
    isPending: trashing.isPending || restoring.isPending || opening.isPending,
    restore,
    /** Whether the deal is in the trash now; says how to have it back. */
    async trash(deal: DealRecord): Promise<boolean> {
      try {
        note.trashed(await trashing.mutateAsync(trashingOf(deal)));
      } catch (error) {
        toastError(error, t('notTrashed', { failed: 1, count: 1 }));
        return false;
      }
      toastSuccess(t('trashed', { count: 1, title: deal.title ?? idOf(deal) }), {
        label: t('undo'),
        onClick: () => void restore(deal),
      });
      return true;
    },
    async reopen(deal: DealRecord): Promise<void> {
      try {
        const open = await opening.mutateAsync({ path: { deal_id: deal.id! }, body: { estado: 'abierto' } });
        note.put(open.id === undefined ? { ...deal, estado: 'abierto' } : open);
        toastSuccess(t('reopened'));
      } catch (error) {
        toastError(error);
      }
    },
  };
}
