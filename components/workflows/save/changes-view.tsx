'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Switch } from '@/components/ui/fields/switch';
import type { WorkflowDocument } from '@/components/workflows/document/document';
import { diffDocuments } from '@/components/workflows/document/document-parts';
import { useDocument } from '@/components/workflows/editor/editor-context';
import { ChangeBadge } from '@/components/workflows/editor/node-marks';
import { PartFields } from './part-fields';
import { usePartName } from './use-part-name';

type ChangesViewProps = {
  /** What the document is compared with; undefined while it is read. */
  base: WorkflowDocument | undefined;
  /** What the side of it is called. */
  label: string;
  /** Chooses it. */
  picker: ReactNode;
  /** Whether the nodes on the canvas say what changed. */
  isMarked: boolean;
  onMark: (isMarked: boolean) => void;
  onShow: (node: string) => void;
};

/** What the document changes of what it is compared with, part by part and field by field. */
export function ChangesView({ base, label, picker, isMarked, onMark, onShow }: ChangesViewProps) {
  const t = useTranslations('workflows.changes');
  const document = useDocument();
  const partName = usePartName(base);
  const changes = base ? diffDocuments(base, document) : [];
  return (
    <div className="size-full overflow-y-auto p-4">
      <div className="mx-auto max-w-3xl space-y-3">
        {picker}
        {base && changes.length === 0 && <p className="py-2 text-ink-muted">{t('none')}</p>}
        {changes.length > 0 && (
          <Switch isSelected={isMarked} onChange={onMark}>
            {t('mark')}
          </Switch>
        )}
        <ul aria-label={t('title')} className="divide-y">
          {changes.map((change) => (
            <li key={change.name} className="py-2">
              <details>
                <summary className="flex cursor-pointer items-center gap-2 py-1">
                  <ChangeBadge change={change.change}>{t(`change.${change.change}`)}</ChangeBadge>
                  <span className="min-w-0 break-words">{partName(change.name)}</span>
                </summary>
                <PartFields
                  part={change.name}
                  before={change.before}
                  after={change.after}
                  labels={{ before: label, after: t('after') }}
                  none={t('nothing')}
                  base={base}
                  level={2}
                />
                {(change.kind === 'step' || change.kind === 'trigger') && change.change !== 'removed' && (
                  <Button size="sm" onPress={() => onShow(change.name.slice(change.kind.length + 1))}>
                    {t('show')}
                  </Button>
                )}
              </details>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
