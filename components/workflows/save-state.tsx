'use client';

import { useTranslations } from 'next-intl';
import { outcomeOf } from '@/lib/api/outcome';
import { useEditorScope, useIsDirty } from './editor-context';
import type { useSaving } from './use-saving';

/** Whether the server has everything that is on the screen. */
export function SaveState({ saving }: { saving: ReturnType<typeof useSaving> }) {
  const t = useTranslations('workflows.save');
  const { isReadOnly } = useEditorScope();
  const isDirty = useIsDirty();
  if (isReadOnly) return null;
  const failed = outcomeOf(saving.error) === 'unknown' ? 'unsure' : 'failed';
  const state = saving.isPending ? 'saving' : saving.error ? failed : isDirty ? 'unsaved' : 'clean';
  return (
    <span
      role="status"
      className={
        state === 'failed' || state === 'unsure' ? 'text-danger-ink text-xs' : 'text-ink-muted text-xs'
      }
    >
      {t(`state.${state}`)}
    </span>
  );
}
