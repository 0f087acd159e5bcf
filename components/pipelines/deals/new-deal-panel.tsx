'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useBoard } from '@/components/pipelines/board/board-context';
import { useCan, useTarget } from '@/components/session/session-context';
import { useWrite } from '@/components/session/use-write';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { Select } from '@/components/ui/fields/select';
import { SidePanel } from '@/components/ui/overlays/side-panel';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { createDeal, getDeal } from '@/lib/api/contract/deals';
import { queryOf } from '@/lib/api/queries';
import { idOf } from '@/lib/api/records';
import { isClosedStage } from '@/lib/deals/deal-totals';
import { changesOf, type DealDraft, draftOf } from './deal-draft';
import { DealFields } from './deal-fields';
import { useDealForm } from './use-deal-form';

const empty = draftOf();

/** A new deal, over the board. */
export function NewDealPanel() {
  const t = useTranslations('pipelines');
  const router = useRouter();
  const board = useBoard();
  const mayCreate = useCan(createDeal);
  const open = board.stages.filter((stage) => !isClosedStage(stage));
  const [stageId, setStageId] = useState(open[0] ? idOf(open[0]) : null);
  const { form, placeErrors } = useDealForm(empty, true);
  const [refusal, setRefusal] = useState<unknown>(null);
  const target = useTarget();
  const client = useQueryClient();
  const create = useWrite(createDeal);
  const close = () => router.push(board.boardHref, { scroll: false });

  async function submit(draft: DealDraft) {
    setRefusal(null);
    const stage = board.stages.find((each) => idOf(each) === stageId);
    const fields = changesOf(draft, empty);
    const body = { ...fields, title: draft.title, pipeline_id: board.pipeline.id, stage_id: stage?.id };
    try {
      const deal = await create.mutateAsync({ body });
      board.noteChange({ kind: 'put', deal: { ...deal, stage_id: deal.stage_id ?? stage?.id } });
      client.setQueryData(queryOf(getDeal, { path: { deal_id: idOf(deal) } }, target).queryKey, deal);
      toastSuccess(t('new.done', { title: draft.title }));
      router.push(deal.id === undefined ? board.boardHref : board.dealHref(idOf(deal)), { scroll: false });
    } catch (error) {
      if (!placeErrors(error)) setRefusal(error);
    }
  }

  return (
    <SidePanel
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      isDirty={form.formState.isDirty}
      title={t('new.title')}
      footer={
        <>
          <Button slot="close">{t('cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form="new-deal"
            isDisabled={!mayCreate}
            isPending={create.isPending || create.isSuccess}
          >
            {t('new.confirm')}
          </Button>
        </>
      }
    >
      <form id="new-deal" onSubmit={form.handleSubmit(submit)} noValidate className="space-y-4">
        <FormError error={refusal} retry="submit" />
        <DealFields control={form.control} />
        <Select
          label={t('field.stage')}
          value={stageId}
          onChange={setStageId}
          options={open.map((stage) => ({ id: idOf(stage), label: stage.nombre ?? idOf(stage) }))}
        />
      </form>
    </SidePanel>
  );
}
