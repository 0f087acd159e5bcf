'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { boardPath, dealPath } from '@/components/pipelines/pipeline-paths';
import { usePipeline } from '@/components/pipelines/use-pipeline';
import { useGiven } from '@/components/records/form/use-given';
import { useNewRecord } from '@/components/records/form/use-new-record';
import { NewRecordPanel } from '@/components/records/panel/new-record-panel';
import { Select } from '@/components/ui/fields/select';
import { lazy } from '@/components/ui/lazy';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { typedId } from '@/lib/api/exact-ids';
import { type DealRecord, idOf } from '@/lib/api/records';
import { createDeal } from '@/lib/contract/deals';
import { isClosedStage } from '@/lib/deals/deal-totals';
import type { Body } from '@/lib/records/draft';
import { deals } from '@/lib/resources/pipelines/deals';
import { sortStages } from './stage-order';
import { TakenNotice } from './taken-notice';
import { useCompanyOfContact } from './use-company-of-contact';
import { useNoteDeal } from './use-note-deal';
import { useUpdateTaken } from './use-update-taken';

const UpdateTakenDialog = lazy(() =>
  import('./update-taken-dialog').then((module) => module.UpdateTakenDialog),
);

/** A new deal, beside the board. Where one has its external id, that one may be updated instead. */
export function NewDealPanel({ pipelineId }: { pipelineId: string }) {
  const t = useTranslations('pipelines');
  const router = useRouter();
  const note = useNoteDeal();
  const { pipeline } = usePipeline(pipelineId);
  const open = sortStages(pipeline?.stages ?? []).filter((stage) => !isClosedStage(stage));
  const [chosen, setChosen] = useState<string>();
  const stage = open.find((each) => idOf(each) === chosen) ?? open[0];
  const record = useNewRecord(deals, createDeal.body.shape);
  const search = useGiven(deals, record);
  useCompanyOfContact(record);
  const taken = useUpdateTaken(record, settle);

  /** Shows what the server made of it, where it is. */
  function settle(deal: DealRecord, words: 'done' | 'updated', title: string) {
    record.settle(deal);
    note.put(deal);
    toastSuccess(t(`new.${words}`, { title }), undefined, deal);
    const place = String(deal.pipeline_id ?? pipelineId);
    router.push(deal.id === undefined ? boardPath(place, search) : dealPath(place, deal.id, search), {
      scroll: false,
    });
  }

  async function create(fields: Body) {
    const place = { pipeline_id: pipeline?.id ?? typedId(pipelineId), stage_id: stage?.id };
    const deal = (await record.send({ ...fields, ...place })) as DealRecord;
    settle({ ...deal, stage_id: deal.stage_id ?? stage?.id }, 'done', String(fields.title));
  }

  return (
    <NewRecordPanel
      of={deals}
      record={record}
      title={t('new.title')}
      listHref={boardPath(pipelineId, search)}
      path={dealPath(pipelineId, 'new')}
      submitLabel={t('new.confirm')}
      onSubmit={() => void record.submit((fields) => taken.guard(fields, create))}
      below={{
        external_id: (
          <TakenNotice deal={taken.deal} isPending={taken.isLooking} onUpdate={() => void taken.review()} />
        ),
      }}
    >
      {stage && (
        <Select
          label={t('field.stage')}
          value={idOf(stage)}
          onChange={setChosen}
          options={open.map((each) => ({ id: idOf(each), label: each.nombre ?? idOf(each) }))}
        />
      )}
      {taken.reviewed && (
        <UpdateTakenDialog
          {...taken.reviewed}
          isPending={record.isPending}
          onClose={taken.close}
          onUpdate={() => void taken.update()}
        />
      )}
    </NewRecordPanel>
  );
}
