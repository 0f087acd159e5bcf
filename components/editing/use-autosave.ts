'use client';

import { useEffect, useRef } from 'react';
import type { DocumentEditor, EditingState } from './document-editor';

const REST_MS = 1_500;
/** What was tried already and is still not saved is tried again after this: the server may be back. */
const RETRY_MS = 15_000;

/**
 * Saves a draft by itself once it rests. Not where a publication is in force, for a save would take effect on what
 * runs, and not while somebody has to decide whose change counts.
 */
export function useAutosave<Content>(
  editor: DocumentEditor<Content, EditingState<Content>>,
  { isOn, save }: { isOn: boolean; save: () => void },
) {
  const tried = useRef<Content>(undefined);
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = () => {
      clearTimeout(timer);
      const { document } = editor;
      if (document === editor.state.stored) return;
      timer = setTimeout(
        () => {
          tried.current = document;
          if (editor.isDirty) latest.current();
        },
        tried.current === document ? RETRY_MS : REST_MS,
      );
    };
    plan();
    const stop = editor.onContent(plan);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [isOn, editor]);
}
