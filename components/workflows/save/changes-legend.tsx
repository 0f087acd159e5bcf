'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import { countChanges } from '@/components/workflows/document/document-parts';
import { useDocument, useEditor } from '@/components/workflows/editor/editor-context';

type ChangesLegendProps = { onList: () => void; onClose: () => void };

/** Over the canvas while it marks changes: how many there are, what is gone included, which no node can say. */
export function ChangesLegend({ onList, onClose }: ChangesLegendProps) {
  const t = useTranslations('workflows.changes');
  const document = useDocument();
  const stored = useEditor((state) => state.stored);
  const counts = countChanges(stored, document);
  return (
    <div className="absolute top-2 left-2 z-10 flex items-center gap-1 rounded-lg border bg-raised py-0.5 pr-0.5 pl-3 text-xs">
      <button type="button" onClick={onList} className="text-accent-ink hover:underline">
        {counts.length === 0
          ? t('none')
          : counts.map(([change, count]) => t(`count.${change}`, { count })).join(' · ')}
      </button>
      <IconButton size="sm" label={t('hide')} icon={<X aria-hidden />} onPress={onClose} />
    </div>
  );
}
