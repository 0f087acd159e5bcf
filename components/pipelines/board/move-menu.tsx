'use client';

import { PanelRightOpen } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { useBoard } from '@/components/pipelines/board-context';
import type { MoveRequest } from '@/components/pipelines/deal/use-move-deals';
import { MenuItem, MenuSeparator } from '@/components/ui/overlays/menu';
import { MenuOverlay } from '@/components/ui/overlays/menu-overlay';
import { type DealRecord, idOf } from '@/lib/api/records';

type MoveMenuProps = {
  /** What is to be moved; the menu is closed while there is nothing. */
  deals: readonly DealRecord[];
  trigger: RefObject<HTMLElement | null>;
  /** Adds the way to the deal's page. */
  href?: string;
  onMove: (request: MoveRequest) => void;
  onClose: () => void;
};

/** Moves deals by choosing a stage: what dragging does, for fingers and for whoever prefers a menu. */
export function MoveMenu({ deals, trigger, href, onMove, onClose }: MoveMenuProps) {
  const t = useTranslations('pipelines');
  const { stages } = useBoard();
  const [only] = deals.length === 1 ? deals : [];
  return (
    <MenuOverlay
      label={t('move.menu')}
      triggerRef={trigger}
      isOpen={deals.length > 0}
      focused={true}
      close={onClose}
      placement="bottom end"
      className="min-w-52"
    >
      {href && (
        <MenuItem href={href} icon={<PanelRightOpen aria-hidden />}>
          {t('card.open')}
        </MenuItem>
      )}
      {href && <MenuSeparator />}
      {stages.map((stage) => (
        <MenuItem
          key={idOf(stage)}
          id={idOf(stage)}
          isDisabled={only !== undefined && String(only.stage_id) === idOf(stage)}
          onAction={() => onMove({ deals, stage, beforeId: null })}
        >
          {t('move.to', { stage: stage.nombre ?? idOf(stage) })}
        </MenuItem>
      ))}
    </MenuOverlay>
  );
}
