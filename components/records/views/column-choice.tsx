'use client';

import { Columns3 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { lazy } from '@/components/ui/lazy';
import { PopoverDialog } from '@/components/ui/overlays/popover-dialog';
import { ToolWords } from '@/components/ui/tool-words';
import type { ColumnChoiceProps } from './column-list';

const ColumnList = lazy(() => import('./column-list').then((module) => module.ColumnList));

/** Which columns a list shows, in which order, and which stay in sight; not on a phone, whose rows have none. */
export function ColumnChoice(props: ColumnChoiceProps) {
  const t = useTranslations('shell.columns');
  return (
    <PopoverDialog
      trigger={
        <Button icon={<Columns3 aria-hidden />} className="max-sm:hidden">
          <ToolWords>{t('label')}</ToolWords>
        </Button>
      }
      label={t('label')}
      placement="bottom start"
      className="w-80 p-2"
      contentClassName="space-y-1"
    >
      <ColumnList {...props} />
    </PopoverDialog>
  );
}
