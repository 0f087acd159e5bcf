'use client';

import { PanelRightOpen, RotateCcw, SquareCheck, ThumbsDown, Trash2, Trophy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode, RefObject } from 'react';
import { useBoard } from '@/components/pipelines/board-context';
import { actsOn } from '@/components/pipelines/deal/deal-acts';
import { useBulkTrash } from '@/components/pipelines/deal/use-bulk-trash';
import { type MoveRequest, useIsMoving } from '@/components/pipelines/deal/use-move-deals';
import { useTrash } from '@/components/pipelines/deal/use-trash';
import { StageColour } from '@/components/pipelines/stage-colour';
import { MenuItem, MenuSeparator } from '@/components/ui/overlays/menu';
import { MenuOverlay } from '@/components/ui/overlays/menu-overlay';
import { type DealRecord, idOf, type StageRecord } from '@/lib/api/records';

type CardMenuProps = {
  /** The card alone, or every selected one where it is among them. */
  deals: readonly [DealRecord, ...DealRecord[]];
  trigger: RefObject<HTMLElement | null>;
  onMove: (request: MoveRequest) => void;
  /** Undefined where the card is selected with others: those are what the menu acts on. */
  onSelect: (() => void) | undefined;
  /** The deals leave the board. */
  onGone: () => void;
  onClose: () => void;
};

/** What can be done with the deals of a card: for fingers, for keys, and for whoever prefers a menu to dragging. */
export function CardMenu({ deals, trigger, onMove, onSelect, onGone, onClose }: CardMenuProps) {
  const t = useTranslations('pipelines');
  const { stages, dealHref } = useBoard();
  const one = useTrash(stages);
  const many = useBulkTrash(stages);
  const isMoving = useIsMoving();
  const [deal, ...others] = deals;
  const isOne = others.length === 0;
  const acts = actsOn(deals, stages);
  const moveTo = (stage: StageRecord) => onMove({ deals, stage, beforeId: null });
  // What closes the deals has an item of its own.
  const targets = stages.filter((stage) => stage !== acts.won && stage !== acts.lost);

  function trash() {
    if (isOne) void one.trash(deal);
    else many.trash(deals);
    onGone();
  }

  function restore() {
    if (isOne) void one.restore(deal);
    else many.restore(deals);
    onGone();
  }

  const closing = (kind: 'won' | 'lost', icon: ReactNode) => {
    const stage = acts[kind];
    if (!stage) return null;
    return (
      <MenuItem id={kind} icon={icon} onAction={() => moveTo(stage)}>
        {t(`close.${kind}.confirm`)}
      </MenuItem>
    );
  };

  return (
    <MenuOverlay
      label={t('card.actions')}
      title={isOne ? undefined : t('select.count', { count: deals.length })}
      triggerRef={trigger}
      isOpen
      focused={true}
      close={onClose}
      placement="bottom end"
      className="min-w-52"
    >
      {isOne && (
        <MenuItem href={dealHref(idOf(deal))} icon={<PanelRightOpen aria-hidden />}>
          {t('card.open')}
        </MenuItem>
      )}
      {onSelect && (
        <MenuItem id="select" icon={<SquareCheck aria-hidden />} onAction={onSelect}>
          {t('card.select')}
        </MenuItem>
      )}
      {acts.canTrash && (
        <>
          {isOne && <MenuSeparator />}
          {targets.map((stage) => (
            <MenuItem
              key={idOf(stage)}
              id={`stage-${idOf(stage)}`}
              icon={
                <span className="grid size-4 place-items-center">
                  <StageColour colour={stage.color} />
                </span>
              }
              isDisabled={deals.every(({ stage_id }) => String(stage_id) === idOf(stage))}
              onAction={() => moveTo(stage)}
            >
              {t('move.to', { stage: stage.nombre ?? idOf(stage) })}
            </MenuItem>
          ))}
          <MenuSeparator />
        </>
      )}
      {closing('won', <Trophy aria-hidden />)}
      {closing('lost', <ThumbsDown aria-hidden />)}
      {isOne && acts.canReopen && (
        <MenuItem id="reopen" icon={<RotateCcw aria-hidden />} onAction={() => void one.reopen(deal)}>
          {t('deal.reopen')}
        </MenuItem>
      )}
      {acts.canTrash && (
        // Undone, a deal comes back as it went: how it was closed is known once the server has answered.
        <MenuItem id="trash" icon={<Trash2 aria-hidden />} isDanger isDisabled={isMoving} onAction={trash}>
          {t('deal.trash')}
        </MenuItem>
      )}
      {acts.canRestore && (
        <MenuItem id="restore" icon={<RotateCcw aria-hidden />} onAction={restore}>
          {t('deal.restore')}
        </MenuItem>
      )}
    </MenuOverlay>
  );
}
