'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { toastError } from '@/components/ui/overlays/toast';
import type { Clip } from '@/components/workflows/document/document-clip';
import { copyChosen, deleteChosen, paste } from './editor-commands';
import { useEditorScope } from './editor-context';
import { focusNode } from './focus-node';

/** What is done with the chosen nodes by keys and by buttons alike: each says what it did and leads the focus on. */
export function useNodeCommands() {
  const t = useTranslations('workflows.say');
  const { editor, isReadOnly } = useEditorScope();

  return useMemo(() => {
    function refocus() {
      if (editor.state.current !== undefined) focusNode(editor.state.current);
    }

    function remove() {
      const count = deleteChosen(editor);
      if (count > 0) editor.say(t('deleted', { count }));
      refocus();
    }

    function insert(clip: Clip) {
      editor.say(t('pasted', { count: paste(editor, clip) }));
      refocus();
    }

    function duplicate() {
      const clip = copyChosen(editor);
      if (clip) insert(clip);
    }

    async function copy({ isCut }: { isCut: boolean }) {
      const clip = copyChosen(editor);
      if (!clip) return;
      try {
        await navigator.clipboard.writeText(JSON.stringify(clip, null, 2));
      } catch {
        return toastError(t('clipboardRefused'));
      }
      editor.say(t('copied', { count: clip.nodes.length + clip.triggers.length + clip.notes.length }));
      if (isCut && !isReadOnly) remove();
    }

    return { remove, insert, duplicate, copy };
  }, [editor, isReadOnly, t]);
}
