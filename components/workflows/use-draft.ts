'use client';

import { useEffect, useState } from 'react';
import { useSession } from '@/components/layout/session-context';
import { isChanged } from './document';
import { deleteDraft, draftKey, readDraft, type StoredDraft, writeDraft } from './draft-store';
import { useEditorScope } from './editor-context';

const REST_MS = 400;

/**
 * Keeps what is typed in the browser until the server has it. A draft found from before is handed out to be offered;
 * until somebody decides on it, it is not written over.
 */
export function useDraft() {
  const { editor, workflowId, isReadOnly } = useEditorScope();
  const key = draftKey(useSession().connection?.id, workflowId);
  const [found, setFound] = useState<StoredDraft | 'none' | undefined>();

  useEffect(() => {
    let isGone = false;
    void readDraft(key).then((draft) => {
      if (isGone) return;
      setFound(draft && isChanged(editor.state.stored, draft.document) ? draft : 'none');
    });
    return () => {
      isGone = true;
    };
  }, [key, editor]);

  const isDecided = found === 'none';
  useEffect(() => {
    if (!isDecided || isReadOnly) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      const { stored } = editor.state;
      if (editor.isDirty) void writeDraft(key, { document: editor.document, base: stored, at: Date.now() });
      else void deleteDraft(key);
    };
    const unsubscribe = editor.onContent(() => {
      clearTimeout(timer);
      timer = setTimeout(keep, REST_MS);
    });
    const flush = () => {
      if (timer !== undefined) keep();
    };
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      unsubscribe();
      flush();
    };
  }, [isDecided, isReadOnly, key, editor]);

  return {
    offered: found === 'none' ? undefined : found,
    restore() {
      if (found === 'none' || !found) return;
      editor.set({ stored: found.base, held: found.base });
      editor.edit('restore', () => found.document);
      setFound('none');
    },
    discard() {
      void deleteDraft(key);
      setFound('none');
    },
  };
}
