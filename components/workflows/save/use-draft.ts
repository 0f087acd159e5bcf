'use client';

import { useEffect, useState } from 'react';
import { useSession } from '@/components/session/session-context';
import { isChanged, type WorkflowDocument } from '@/components/workflows/document/document';
import { hasTyped } from '@/components/workflows/document/typed-json';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import { deleteDraft, draftKey, readDraft, type StoredDraft, writeDraft } from './draft-store';

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
      setFound(draft && holdsWork(draft, editor.state.stored) ? draft : 'none');
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
      const { stored: base, typed } = editor.state;
      const { document } = editor;
      if (editor.isUnkept) void writeDraft(key, { document, base, typed, at: Date.now() });
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
      editor.set({ stored: found.base, serverRevision: found.base, typed: found.typed ?? new Map() });
      editor.edit('restore', () => found.document);
      setFound('none');
    },
    discard() {
      void deleteDraft(key);
      setFound('none');
    },
  };
}

function holdsWork({ document, typed = new Map() }: StoredDraft, stored: WorkflowDocument): boolean {
  return isChanged(stored, document) || hasTyped(document, typed);
}
