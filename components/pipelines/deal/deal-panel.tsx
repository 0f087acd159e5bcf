'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { boardPath, dealPath } from '@/components/pipelines/pipeline-paths';
import { RecordCell } from '@/components/records/fields/record-cell';
import { HistoryTab } from '@/components/records/panel/history-tab';
import { RecordCurl } from '@/components/records/panel/record-curl';
import { RecordPanel } from '@/components/records/panel/record-panel';
import { useTarget } from '@/components/session/session-context';
import { moveDealStage } from '@/lib/api/contract/deals';
import { listPipelines } from '@/lib/api/contract/pipelines';
import type { Id } from '@/lib/api/loose';
import { queryOf } from '@/lib/api/queries';
import { cannotRead } from '@/lib/api/read/notes';
import { type DealRecord, idOf } from '@/lib/api/records';
import { updateDeal } from '@/lib/contract/deals';
import { deals } from '@/lib/resources/pipelines/deals';
import { DealActions } from './deal-actions';
import { useNoteDeal } from './use-note-deal';

const { estado: _, ...rules } = updateDeal.body.shape;
const isWritable = ({ estado }: DealRecord) => estado !== 'papelera';

type DealPanelProps = { pipelineId: string; dealId: string };

/** One deal by its own address, whatever stands beside it: a board that has it, one that has not, or none. */
export function DealPanel({ pipelineId, dealId }: DealPanelProps) {
  const t = useTranslations('pipelines');
  const search = useSearchParams().toString();
  const note = useNoteDeal();
  const stageName = useStageName();

  return (
    <RecordPanel<DealRecord>
      of={deals}
      id={dealId}
      rules={rules}
      isWritable={isWritable}
      listHref={boardPath(pipelineId, search)}
      path={dealPath(pipelineId, dealId)}
      badge={(deal) =>
        (deal.estado !== undefined || cannotRead(deal, 'estado')) && (
          <RecordCell of={deals} name="estado" row={deal} />
        )
      }
      above={(deal, close) => <DealActions deal={deal} pipelineId={pipelineId} onGone={close} />}
      tabs={(deal) => [
        // The API knows tasks of people, not of deals.
        ...(deal.contacto_id === undefined
          ? [{ id: 'tasks', label: t('deal.tasks'), content: <p>{t('tasks.noContact')}</p> }]
          : []),
        {
          id: 'history',
          label: t('deal.history'),
          content: (
            <HistoryTab
              key={idOf(deal)}
              kind="deal"
              id={idOf(deal)}
              of={deals}
              show={(field, value) => (field === 'stage_id' ? stageName(value) : undefined)}
            />
          ),
        },
        { id: 'curl', label: t('deal.curl'), content: <DealCurl deal={deal} /> },
      ]}
      onSaved={note.put}
    />
  );
}

/** Of any pipeline: a deal may have been in another one. */
function useStageName() {
  const { data } = useQuery(queryOf(listPipelines, {}, useTarget()));
  const stages = data?.items.flatMap((pipeline) => pipeline.stages ?? []);
  return (id: unknown) => stages?.find((stage) => idOf(stage) === String(id))?.nombre;
}

function DealCurl({ deal }: { deal: DealRecord & { readonly id: Id } }) {
  const t = useTranslations('pipelines');
  const sent = { path: { deal_id: deal.id }, body: { stage_id: deal.stage_id } };
  return (
    <RecordCurl of={deals} record={deal} more={[{ label: t('curl.move'), operation: moveDealStage, sent }]} />
  );
}
