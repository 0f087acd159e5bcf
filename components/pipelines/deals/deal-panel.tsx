'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useBoard } from '@/components/pipelines/board/board-context';
import { useNameOr } from '@/components/records/blank';
import { HistoryTab } from '@/components/records/panel/history-tab';
import { useTarget } from '@/components/session/session-context';
import { Badge } from '@/components/ui/badge';
import { SidePanel } from '@/components/ui/overlays/side-panel';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { Tabs } from '@/components/ui/tabs';
import { Unreadable } from '@/components/ui/unreadable';
import { useWithId } from '@/components/ui/without-id';
import { getDeal } from '@/lib/api/contract/deals';
import { queryOf } from '@/lib/api/queries';
import { cannotRead } from '@/lib/api/read/notes';
import { type DealRecord, idOf } from '@/lib/api/records';
import { DealActions } from './deal-actions';
import { DealCurl } from './deal-curl';
import { DealDetails } from './deal-details';
import { DealForm } from './deal-form';
import { DealRaw } from './deal-raw';
import { DealTasks } from './deal-tasks';
import { stateTone, useStateName } from './use-state-name';

/** One deal over the board, at its own address. */
export function DealPanel({ dealId }: { dealId: string }) {
  const t = useTranslations('pipelines');
  const router = useRouter();
  const nameOr = useNameOr();
  const board = useBoard();
  const read = useQuery(queryOf(getDeal, { path: { deal_id: dealId } }, useTarget()));
  const { error, refetch } = read;
  const data = useWithId(read.data, dealId);
  const [isDirty, setIsDirty] = useState(false);
  const known = board.findDeal(dealId);
  const deal = data ?? known;
  const close = () => router.push(board.boardHref, { scroll: false });

  return (
    <SidePanel
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      isDirty={isDirty}
      size="lg"
      title={nameOr(deal?.title, dealId, (id) => t('deal.untitled', { id }))}
      titleExtra={deal && <StateBadge deal={deal} />}
    >
      {data ? (
        <Views deal={data} onDirty={setIsDirty} onGone={close} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </SidePanel>
  );
}

function StateBadge({ deal }: { deal: DealRecord }) {
  const stateName = useStateName();
  if (deal.estado === undefined) return cannotRead(deal, 'estado') ? <Unreadable /> : null;
  return <Badge tone={stateTone(deal.estado)}>{stateName(deal.estado)}</Badge>;
}

type ViewsProps = { deal: DealRecord; onDirty: (isDirty: boolean) => void; onGone: () => void };

function Views({ deal, onDirty, onGone }: ViewsProps) {
  const t = useTranslations('pipelines');
  const [view, setView] = useState('fields');
  const { stages } = useBoard();
  const showStage = (field: string, value: unknown) =>
    field === 'stage_id' ? stages.find((stage) => idOf(stage) === String(value))?.nombre : undefined;
  return (
    <div className="space-y-4">
      <DealActions deal={deal} onGone={onGone} />
      <Tabs
        label={t('deal.views')}
        value={view}
        onChange={setView}
        items={[
          {
            id: 'fields',
            label: t('deal.fields'),
            isKept: true,
            content: (
              <div className="space-y-6">
                <DealForm deal={deal} onDirty={onDirty} />
                <DealDetails deal={deal} />
              </div>
            ),
          },
          { id: 'tasks', label: t('deal.tasks'), content: <DealTasks deal={deal} /> },
          {
            id: 'history',
            label: t('deal.history'),
            content: <HistoryTab kind="deal" id={idOf(deal)} show={showStage} />,
          },
          { id: 'raw', label: t('deal.raw'), content: <DealRaw deal={deal} /> },
          { id: 'curl', label: t('deal.curl'), content: <DealCurl deal={deal} /> },
        ]}
      />
    </div>
  );
}
