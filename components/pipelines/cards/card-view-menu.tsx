'use client';

import { SlidersHorizontal } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { lazy } from '@/components/ui/lazy';
import { PopoverDialog } from '@/components/ui/overlays/popover-dialog';
import type { CardViewProps } from './card-view-choices';

const CardViewChoices = lazy(() => import('./card-view-choices').then((module) => module.CardViewChoices));

/** How cards are drawn. */
export function CardViewMenu(props: CardViewProps) {
  const t = useTranslations('pipelines');
  return (
    <PopoverDialog
      trigger={<Button icon={<SlidersHorizontal aria-hidden />}>{t('view.button')}</Button>}
      label={t('view.button')}
      placement="bottom end"
      className="w-64"
      contentClassName="space-y-3 p-3"
    >
      <CardViewChoices {...props} />
    </PopoverDialog>
  );
}
