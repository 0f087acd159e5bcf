'use client';

import { Pencil, RotateCcw, Trash2, X } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useIsGroupBusy } from '@/components/jobs/use-is-group-busy';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { lazy } from '@/components/ui/lazy';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { updateDeal } from '@/lib/api/contract/deals';
import { type DealRecord, idOf, type StageRecord } from '@/lib/api/records';
import { amountsOf, unreadAmounts } from '@/lib/deals/deal-totals';
import { sumsByCurrency, sumsText } from '@/lib/format/money-sums';
import { useBulkTrash } from './use-bulk-trash';
import type { MoveRequest } from './use-move-deals';

const EditDeals = lazy(() => import('./edit-deals').then((module) => module.EditDeals));

type SelectionBarProps = {
  deals: readonly DealRecord[];
  stages: readonly StageRecord[];
  onMove: (request: MoveRequest) => void;
  onClear: () => void;
};

/** What the chosen deals are worth and what can be done with them; there only while some are chosen. */
export function SelectionBar({ deals, stages, onMove, onClear }: SelectionBarProps) {
  const t = useTranslations('pipelines');
  const { trash, restore } = useBulkTrash(stages);
  const bulk = useTranslations('records.bulk');
  const mayEdit = useCan(updateDeal);
  const isBusy = useIsGroupBusy('deals-writes');
  const [isEditing, setIsEditing] = useState(false);
  const kept = deals.filter((deal) => deal.estado !== 'papelera');
  const isTrash = kept.length === 0;
  if (deals.length === 0) return null;
  return (
    <div
      role="toolbar"
      aria-label={t('select.toolbar')}
      className="fixed inset-x-0 bottom-[calc(var(--job-dock,0px)+1.5rem)] z-30 mx-auto flex w-fit max-w-[calc(100vw-1rem)] flex-wrap items-center gap-2 rounded-lg border border-line bg-raised py-1.5 pr-1.5 pl-3 shadow-popover lg:bottom-6"
    >
      <div className="min-w-0 max-sm:flex-1">
        <p className="font-medium">{t('select.count', { count: deals.length })}</p>
        <SelectedSum deals={deals} />
      </div>
      <IconButton
        label={t('select.clear')}
        icon={<X aria-hidden />}
        size="sm"
        onPress={onClear}
        className="sm:order-last"
      />
      <div className="flex items-center gap-2 max-sm:basis-full">
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
          <>
            <Menu
              label={t('move.menu')}
              placement="top"
              trigger={<Button size="sm">{t('move.button')}</Button>}
            >
              {stages.map((stage) => (
                <MenuItem key={idOf(stage)} onAction={() => onMove({ deals, stage, beforeId: null })}>
                  {t('move.to', { stage: stage.nombre ?? idOf(stage) })}
                </MenuItem>
              ))}
            </Menu>
            {mayEdit && (
              <Button
                size="sm"
                icon={<Pencil aria-hidden />}
                isPending={isBusy}
                onPress={() => setIsEditing(true)}
              >
                {bulk('edit')}
              </Button>
            )}
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
          </>
        )}
      </div>
      {isEditing && <EditDeals deals={kept} onClose={() => setIsEditing(false)} />}
    </div>
  );
}

/** Exact, by currency; amounts that cannot be read are not in it, and it says so. */
function SelectedSum({ deals }: { deals: readonly DealRecord[] }) {
  const t = useTranslations('pipelines.select');
  const sums = sumsText(sumsByCurrency(amountsOf(deals)), useLocale());
  const unread = unreadAmounts(deals);
  if (sums === '' && unread === 0) return null;
  return (
    <p className="text-ink-muted text-xs tabular-nums">
      {sums !== '' && t('sum', { sums })}
      {sums !== '' && unread > 0 && ' · '}
      {unread > 0 && <span className="text-warning-ink">{t('unread', { count: unread })}</span>}
    </p>
  );
}
