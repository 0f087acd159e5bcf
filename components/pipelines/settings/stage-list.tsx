'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { GridList } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { moveIds, shiftId, sortStages } from '@/components/pipelines/deal/stage-order';
import { useNameOr } from '@/components/records/blank';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { lazy } from '@/components/ui/lazy';
import { Unreadable } from '@/components/ui/unreadable';
import { useWithoutId } from '@/components/ui/without-id';
import { createStage, reorderStages } from '@/lib/api/contract/pipelines';
import { cannotRead } from '@/lib/api/read/notes';
import { idOf, type PipelineRecord, type StageRecord } from '@/lib/api/records';
import { SettingsSection } from './settings-section';
import { StageRow } from './stage-row';
import { useStageOrder } from './use-stage-order';

const StageDialog = lazy(() => import('./stage-dialog').then((module) => module.StageDialog));
const StageDelete = lazy(() => import('./stage-delete').then((module) => module.StageDelete));

/** The stages of a pipeline in their order: dragged, or moved by keyboard from the handle or the menu. */
export function StageList({ pipeline }: { pipeline: PipelineRecord }) {
  const t = useTranslations('pipeline-settings.stages');
  const mayAdd = useCan(createStage);
  const mayOrder = useCan(reorderStages);
  const stages = sortStages(pipeline.stages ?? []);
  const { ids, setOrder } = useStageOrder(pipeline);
  const [edited, setEdited] = useState<StageRecord | 'new' | null>(null);
  const [deleted, setDeleted] = useState<StageRecord | null>(null);
  const nameOr = useNameOr();
  const nameOf = (stage: StageRecord) => nameOr(stage.nombre, stage.id, (id) => t('unnamed', { id }));
  const withoutId = useWithoutId()(pipeline.stages ?? []);

  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !mayOrder,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const moved = new Set([...keys].map(String));
      setOrder(
        moveIds(ids, moved, String(target.key), target.dropPosition === 'before' ? 'before' : 'after'),
      );
    },
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className="data-drop-target:outline-1 data-drop-target:outline-accent" />
    ),
  });

  return (
    <SettingsSection
      title={t('title')}
      text={t('text')}
      actions={
        mayAdd && (
          <Button icon={<Plus aria-hidden />} onPress={() => setEdited('new')}>
            {t('add')}
          </Button>
        )
      }
    >
      <GridList
        aria-label={t('title')}
        items={stages.map((stage) => ({ id: idOf(stage), stage }))}
        dependencies={[mayOrder, ids]}
        dragAndDropHooks={dragAndDropHooks}
        onAction={(id) => setEdited(stages.find((stage) => idOf(stage) === id) ?? null)}
        renderEmptyState={() => (
          <p className="px-4 py-6 text-center text-ink-muted">
            {withoutId || cannotRead(pipeline, 'stages') ? <Unreadable /> : t('empty')}
          </p>
        )}
        className="divide-y overflow-hidden rounded-lg border bg-surface"
      >
        {({ id, stage }) => (
          <StageRow
            id={id}
            stage={stage}
            name={nameOf(stage)}
            isFirst={ids[0] === id}
            isLast={ids.at(-1) === id}
            onShift={(by) => setOrder(shiftId(ids, id, by))}
            onEdit={() => setEdited(stage)}
            onDelete={() => setDeleted(stage)}
          />
        )}
      </GridList>
      {withoutId && <p className="mt-1 text-ink-muted text-xs">{withoutId}</p>}
      {edited && (
        <StageDialog
          pipeline={pipeline}
          stage={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {deleted && (
        <StageDelete pipeline={pipeline} stage={deleted} nameOf={nameOf} onClose={() => setDeleted(null)} />
      )}
    </SettingsSection>
  );
}
