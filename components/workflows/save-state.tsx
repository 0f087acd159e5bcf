'use client';

import { useTranslations } from 'next-intl';
import { useDocument, useEditor, useEditorScope } from './editor-context';
import type { useSaving } from './use-saving';

/** Whether the server has everything that is on the screen. */
export function SaveState({ saving }: { saving: ReturnType<typeof useSaving> }) {
  const t = useTranslations('workflows.save');
  const { editor, isReadOnly } = useEditorScope();
  useDocument();
  useEditor((state) => state.stored);
  if (isReadOnly) return null;
  const state = saving.isPending ? 'saving' : saving.error ? 'failed' : editor.isDirty ? 'unsaved' : 'clean';
  return (
    <span role="status" className={state === 'failed' ? 'text-danger-ink text-xs' : 'text-ink-muted text-xs'}>
      {t(`state.${state}`)}
    </span>
  );
}
