'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { boardPath, dealPath } from '@/components/pipelines/pipeline-paths';
import { usePipeline } from '@/components/pipelines/use-pipeline';
import { useNewRecord } from '@/components/records/form/use-new-record';
import { NewRecordPanel } from '@/components/records/panel/new-record-panel';
import { Select } from '@/components/ui/fields/select';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { typedId } from '@/lib/api/exact-ids';
import { type DealRecord, idOf } from '@/lib/api/records';
import { createDeal } from '@/lib/contract/deals';
import { isClosedStage } from '@/lib/deals/deal-totals';
import type { Body } from '@/lib/records/draft';
import { deals } from '@/lib/resources/pipelines/deals';
import { sortStages } from './stage-order';
import { useNoteDeal } from './use-note-deal';

/** A new deal, beside the board. */
export function NewDealPanel({ pipelineId }: { pipelineId: string }) {
  const t = useTranslations('pipelines');
  const router = useRouter();
  const search = useSearchParams().toString();
  const note = useNoteDeal();
  const { pipeline } = usePipeline(pipelineId);
  const open = sortStages(pipeline?.stages ?? []).filter((stage) => !isClosedStage(stage));
  const [chosen, setChosen] = useState<string>();
  const stage = open.find((each) => idOf(each) === chosen) ?? open[0];
  const record = useNewRecord(deals, createDeal.body.shape);

  async function save(fields: Body) {
    const place = { pipeline_id: pipeline?.id ?? typedId(pipelineId), stage_id: stage?.id };
    const deal = (await record.send({ ...fields, ...place })) as DealRecord;
    record.settle(deal);
    note.put({ ...deal, stage_id: deal.stage_id ?? stage?.id });
    toastSuccess(t('new.done', { title: String(fields.title) }), undefined, deal);
    const path =
      deal.id === undefined ? boardPath(pipelineId, search) : dealPath(pipelineId, deal.id, search);
    router.push(path, { scroll: false });
  }

  return (
    <NewRecordPanel
      of={deals}
      record={record}
      title={t('new.title')}
      listHref={boardPath(pipelineId, search)}
      path={dealPath(pipelineId, 'new')}
      submitLabel={t('new.confirm')}
      onSubmit={() => void record.submit(save)}
    >
      {stage && (
        <Select
          label={t('field.stage')}
          value={idOf(stage)}
          onChange={setChosen}
          options={open.map((each) => ({ id: idOf(each), label: each.nombre ?? idOf(each) }))}
        />
      )}
    </NewRecordPanel>
  );
}
