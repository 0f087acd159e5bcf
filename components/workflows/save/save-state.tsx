'use client';

import { useTranslations } from 'next-intl';
import { useEditorScope, useIsDirty } from '@/components/workflows/editor/editor-context';
import { Unsettled } from '@/lib/api/outcome';
import type { useSaving } from './use-saving';

/** Whether the server has everything that is on the screen. */
export function SaveState({ saving }: { saving: ReturnType<typeof useSaving> }) {
  const t = useTranslations('workflows.save');
  const { isReadOnly } = useEditorScope();
  const isDirty = useIsDirty();
  if (isReadOnly) return null;
  // What failed before it was sent is not unsure.
  const isUnsure = saving.error instanceof Unsettled && saving.error.found !== 'undone';
  const failed = isUnsure ? 'unsure' : 'failed';
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
