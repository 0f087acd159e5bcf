'use client';

import { useEffect } from 'react';
import { useEditorScope } from '@/components/workflows/editor/editor-context';

/** The browser asks before the page goes while something is not saved or not applied; the draft is kept in any case. */
export function useLeaveGuard() {
  const { editor } = useEditorScope();
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (editor.isUnkept) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [editor]);
}
