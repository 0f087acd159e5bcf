'use client';

import { ArrowDown, ArrowUp, Ellipsis, GripVertical, Pencil, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button as AriaButton } from 'react-aria-components/Button';
import { GridListItem } from 'react-aria-components/GridList';
import { StageColour } from '@/components/pipelines/stage-colour';
import { Blank } from '@/components/records/blank';
import { useCan } from '@/components/session/session-context';
import { Badge } from '@/components/ui/badge';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { deleteStage, reorderStages, updateStage } from '@/lib/api/contract/pipelines';
import type { StageRecord } from '@/lib/api/records';
import { toldKind } from '@/lib/deals/deal-totals';
import { areFlagsOff } from './stage-flags';

type StageRowProps = {
  id: string;
  stage: StageRecord;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onShift: (by: -1 | 1) => void;
  onEdit: () => void;
  onDelete: () => void;
};

const tones = { open: 'neutral', won: 'success', lost: 'danger' } as const;

/** One stage: its place, name, type and probability. */
export function StageRow({ id, stage, name, isFirst, isLast, onShift, onEdit, onDelete }: StageRowProps) {
  const t = useTranslations('pipeline-settings.stages');
  const mayOrder = useCan(reorderStages);
  const mayChange = useCan(updateStage);
  const mayDelete = useCan(deleteStage);
  const kind = toldKind(stage);
  return (
    <GridListItem
      id={id}
      textValue={name}
      className="flex min-h-11 items-center gap-3 px-3 outline-none data-dragging:opacity-40 data-hovered:bg-hover/60 data-focus-visible:outline-2 data-focus-visible:outline-accent data-focus-visible:-outline-offset-2"
    >
      {mayOrder && (
        <AriaButton
          slot="drag"
          aria-label={t('drag', { name })}
          className="flex size-6 shrink-0 cursor-grab items-center justify-center rounded text-ink-faint hover:bg-hover pointer-coarse:size-10"
        >
          <GripVertical aria-hidden className="size-4" />
        </AriaButton>
      )}
      <StageColour colour={stage.color} />
      <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
      {areFlagsOff(stage) && <Badge tone="warning">{t('flagsOff')}</Badge>}
      {kind === undefined ? (
        <Blank of={stage} field="stage_type" />
      ) : (
        <Badge tone={tones[kind]}>{t(`type.${kind}`)}</Badge>
      )}
      <span className="min-w-12 text-right text-ink-muted tabular-nums">
        {stage.probabilidad === undefined ? (
          <Blank of={stage} field="probabilidad" />
        ) : (
          t('percent', { percent: stage.probabilidad })
        )}
      </span>
      {(mayChange || mayDelete) && (
        <Menu
          label={t('menu', { name })}
          trigger={<IconButton label={t('menu', { name })} icon={<Ellipsis aria-hidden />} size="sm" />}
        >
          {mayChange && (
            <MenuItem icon={<Pencil aria-hidden />} onAction={onEdit}>
              {t('edit')}
            </MenuItem>
          )}
          {mayOrder && !isFirst && (
            <MenuItem icon={<ArrowUp aria-hidden />} onAction={() => onShift(-1)}>
              {t('up')}
            </MenuItem>
          )}
          {mayOrder && !isLast && (
            <MenuItem icon={<ArrowDown aria-hidden />} onAction={() => onShift(1)}>
              {t('down')}
            </MenuItem>
          )}
          {mayDelete && (
            <MenuItem icon={<Trash2 aria-hidden />} isDanger onAction={onDelete}>
              {t('delete')}
            </MenuItem>
          )}
        </Menu>
      )}
    </GridListItem>
  );
}
