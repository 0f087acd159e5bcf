'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import type { WorkflowDocument } from '@/components/workflows/document/document';
import { countChanges, diffDocuments } from '@/components/workflows/document/document-parts';
import { useDocument } from '@/components/workflows/editor/editor-context';
import { ChangeBadge } from '@/components/workflows/editor/node-marks';
import { usePartName } from './use-part-name';

type ChangesLegendProps = {
  /** What the canvas is compared with. */
  base: WorkflowDocument;
  onList: () => void;
  onClose: () => void;
};

/** Steps that are gone and stand here by name; the list has all. */
const MOST_NAMED = 4;

/** Over the canvas while it marks changes: how many there are, and the steps that are gone, which no node can say. */
export function ChangesLegend({ base, onList, onClose }: ChangesLegendProps) {
  const t = useTranslations('workflows.changes');
  const document = useDocument();
  const partName = usePartName(base);
  const counts = countChanges(base, document);
  const gone = diffDocuments(base, document).filter(
    ({ change, kind }) => change === 'removed' && (kind === 'step' || kind === 'trigger'),
  );
  return (
    <div className="absolute top-2 left-2 z-10 max-w-[calc(100%-1rem)] rounded-lg border bg-raised py-0.5 pr-0.5 pl-3 text-xs">
      <div className="flex items-center gap-1">
        <button
          type="button"
          aria-label={
            counts.map(([change, count]) => t(`count.${change}`, { count })).join(' · ') || t('none')
          }
          onClick={onList}
          className="flex flex-wrap items-center gap-1 text-accent-ink hover:underline"
        >
          {counts.length === 0
            ? t('none')
            : counts.map(([change, count]) => (
                <ChangeBadge key={change} change={change}>
                  {t(`count.${change}`, { count })}
                </ChangeBadge>
              ))}
        </button>
        <IconButton size="sm" label={t('hide')} icon={<X aria-hidden />} onPress={onClose} />
      </div>
      {gone.length > 0 && (
        <p className="max-w-sm break-words pr-2 pb-1 text-ink-muted">
          {t('gone', {
            names: gone
              .slice(0, MOST_NAMED)
              .map(({ name }) => partName(name))
              .join(', '),
            more: Math.max(0, gone.length - MOST_NAMED),
          })}
        </p>
      )}
    </div>
  );
}
