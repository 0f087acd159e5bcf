'use client';

import { RotateCcw, Trash2, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { type DealRecord, idOf, type StageRecord } from '@/lib/api/records';
import { useBulkTrash } from './use-bulk-trash';
import type { MoveRequest } from './use-move-deals';

type SelectionBarProps = {
  deals: readonly DealRecord[];
  stages: readonly StageRecord[];
  onMove: (request: MoveRequest) => void;
  onClear: () => void;
};

/** What can be done with the chosen deals; there only while some are chosen. */
export function SelectionBar({ deals, stages, onMove, onClear }: SelectionBarProps) {
  const t = useTranslations('pipelines');
  const { trash, restore } = useBulkTrash(stages);
  const isTrash = deals.every((deal) => deal.estado === 'papelera');
  if (deals.length === 0) return null;
  return (
    <div
      role="toolbar"
      aria-label={t('select.toolbar')}
      className="fixed inset-x-0 bottom-[calc(var(--job-dock,0px)+1.5rem)] z-30 mx-auto lg:bottom-6 flex w-fit items-center gap-2 rounded-lg border border-line bg-raised py-1.5 pr-1.5 pl-3 shadow-popover"
    >
      <span className="font-medium">{t('select.count', { count: deals.length })}</span>
      {!isTrash && (
        <Menu label={t('move.menu')} placement="top" trigger={<Button size="sm">{t('move.button')}</Button>}>
          {stages.map((stage) => (
            <MenuItem key={idOf(stage)} onAction={() => onMove({ deals, stage, beforeId: null })}>
              {t('move.to', { stage: stage.nombre ?? idOf(stage) })}
            </MenuItem>
          ))}
        </Menu>
      )}
      {isTrash ? (
        <Button
          size="sm"
          icon={<RotateCcw aria-hidden />}
          onPress={() => {
            restore(deals);
            onClear();
          }}
        >
          {t('deal.restore')}
        </Button>
      ) : (
        <Button
          size="sm"
          icon={<Trash2 aria-hidden />}
          onPress={() => {
            trash(deals);
            onClear();
          }}
        >
          {t('deal.trash')}
        </Button>
      )}
      <IconButton label={t('select.clear')} icon={<X aria-hidden />} size="sm" onPress={onClear} />
    </div>
  );
}
