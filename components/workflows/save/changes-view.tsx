'use client';

import { useTranslations } from 'next-intl';
import { Badge, type Tone } from '@/components/ui/badge';
import { Switch } from '@/components/ui/fields/switch';
import { diffDocuments, type PartChange } from '@/components/workflows/document/document-parts';
import { useDocument, useEditor } from '@/components/workflows/editor/editor-context';
import { PartValue } from '@/components/workflows/steps/part-value';
import { usePartName } from './use-part-name';

const tones: Record<PartChange['change'], Tone> = {
  added: 'success',
  removed: 'danger',
  changed: 'warning',
  moved: 'neutral',
};

type ChangesViewProps = {
  /** Whether the nodes on the canvas say what changed. */
  isMarked: boolean;
  onMark: (isMarked: boolean) => void;
  onShow: (node: string) => void;
};

/** What the draft changes of what is stored, part by part, before and after. */
export function ChangesView({ isMarked, onMark, onShow }: ChangesViewProps) {
  const t = useTranslations('workflows.changes');
  const document = useDocument();
  const stored = useEditor((state) => state.stored);
  const partName = usePartName();
  const changes = diffDocuments(stored, document);
  if (changes.length === 0) return <p className="p-6 text-ink-muted">{t('none')}</p>;
  return (
    <div className="size-full overflow-y-auto p-4">
      <div className="mx-auto max-w-3xl space-y-2">
        <Switch isSelected={isMarked} onChange={onMark}>
          {t('mark')}
        </Switch>
        <ul aria-label={t('title')} className="divide-y">
          {changes.map((change) => (
            <li key={change.name} className="py-2">
              <details>
                <summary className="flex cursor-pointer items-center gap-2 py-1">
                  <Badge tone={tones[change.change]}>{t(`change.${change.change}`)}</Badge>
                  <span className="min-w-0 break-words">{partName(change.name)}</span>
                </summary>
                <div className="grid gap-2 py-2 sm:grid-cols-2">
                  <PartValue label={t('before')} value={change.before} none={t('nothing')} />
                  <PartValue label={t('after')} value={change.after} none={t('nothing')} />
                </div>
                {(change.kind === 'step' || change.kind === 'trigger') && change.change !== 'removed' && (
                  <button
                    type="button"
                    className="text-accent-ink text-xs underline"
                    onClick={() => onShow(change.name.slice(change.kind.length + 1))}
                  >
                    {t('show')}
                  </button>
                )}
              </details>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
