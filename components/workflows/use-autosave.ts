'use client';

import { useEffect, useRef } from 'react';
import type { WorkflowDocument } from './document';
import { useEditor, useEditorScope } from './editor-context';

const REST_MS = 1_500;
/** What was tried already and is still not saved is tried again after this: the server may be back. */
const RETRY_MS = 15_000;

/**
 * Saves a draft by itself once it rests. Not where a publication is in force, for a save would take effect on running
 * workflows, and not while somebody has to decide whose change counts.
 */
export function useAutosave({ isOn, save }: { isOn: boolean; save: () => void }) {
  const { editor } = useEditorScope();
  const { document } = useEditor((state) => state.history.present);
  const stored = useEditor((state) => state.stored);
  const tried = useRef<WorkflowDocument>(undefined);
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (!isOn || document === stored) return;
    const rest = tried.current === document ? RETRY_MS : REST_MS;
    const timer = setTimeout(() => {
      tried.current = document;
      if (editor.isDirty) latest.current();
    }, rest);
    return () => clearTimeout(timer);
  }, [isOn, document, stored, editor]);
}
