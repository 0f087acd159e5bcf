'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useTarget } from '@/components/session/session-context';
import { toastError, toastSuccess } from '@/components/ui/overlays/toast';
import { deleteDeal, updateDeal } from '@/lib/api/contract/deals';
import { mutationOf, repeatsLost } from '@/lib/api/mutations';
import { keyOf } from '@/lib/api/queries';
import { type DealRecord, idOf, type StageRecord } from '@/lib/api/records';
import { REPEATS } from '@/lib/api/write';
import {
  type Restoring,
  restoreDeal,
  restoringOf,
  stepsTo,
  type Trashing,
  trashDeal,
  trashingOf,
} from '@/lib/deals/deal-trash';
import { useNoteDeal } from './use-note-deal';
import { useTried } from './use-tried';

/** A deal into the trash, out of it as it was, and a closed one open again; each says how it went. */
export function useTrash(stages: readonly StageRecord[]) {
  const t = useTranslations('pipelines.deal');
  const tried = useTried();
  const target = useTarget();
  const note = useNoteDeal();
  const trashing = useMutation({
    mutationKey: keyOf(deleteDeal, target),
    mutationFn: (sent: Trashing, { client }) => trashDeal(sent, target, { client, repeats: REPEATS }),
    retry: repeatsLost,
  });
  const restoring = useMutation({
    mutationKey: keyOf(updateDeal, target),
    mutationFn: (sent: Restoring, { client }) =>
      restoreDeal(sent, stepsTo(target, { client, repeats: REPEATS }), note.put),
    retry: repeatsLost,
  });
  const opening = useMutation(mutationOf(updateDeal, target));

  async function restore(deal: DealRecord, sent = restoringOf(deal, stages)): Promise<void> {
    try {
      const restored = await restoring.mutateAsync(sent);
      toastSuccess(t('restored', { count: 1 }), undefined, restored);
    } catch (error) {
      toastError(error, tried.many('restore', tried.titleOf(deal), 1, 1), {
        retry: () => void restore(deal, sent),
      });
    }
  }

  /** Whether the deal is in the trash now; says how to have it back. */
  async function trash(deal: DealRecord, sent = trashingOf(deal)): Promise<boolean> {
    try {
      const trashed = await trashing.mutateAsync(sent);
      note.trashed(trashed);
      const words = t('trashed', { count: 1, title: deal.title ?? idOf(deal) });
      toastSuccess(words, { label: t('undo'), onClick: () => void restore(deal) }, trashed);
      return true;
    } catch (error) {
      toastError(error, tried.many('trash', tried.titleOf(deal), 1, 1), {
        retry: () => void trash(deal, sent),
      });
      return false;
    }
  }

  async function reopen(deal: DealRecord, sent = openingOf(deal)): Promise<void> {
    try {
      const open = await opening.mutateAsync(sent);
      note.put(open.id === undefined ? { ...deal, estado: 'abierto' } : open);
      toastSuccess(t('reopened'), undefined, open);
    } catch (error) {
      toastError(error, tried.reopening(tried.titleOf(deal)), { retry: () => void reopen(deal, sent) });
    }
  }

  return {
    isPending: trashing.isPending || restoring.isPending || opening.isPending,
    trash: (deal: DealRecord) => trash(deal),
    restore: (deal: DealRecord) => restore(deal),
    reopen: (deal: DealRecord) => reopen(deal),
  };
}

/** Made once: sent again it carries the same key. */
function openingOf(deal: DealRecord) {
  return { path: { deal_id: deal.id! }, body: { estado: 'abierto' as const } };
}
