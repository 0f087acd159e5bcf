'use client';

import { useEffect, useState } from 'react';
import type { WorkflowDocument } from '@/components/workflows/document/document';
import { useEditor, useEditorScope } from '@/components/workflows/editor/editor-context';

const REST_MS = 350;

export type RestedDocument = {
  readonly document: WorkflowDocument;
  /** It is the document as it stands: nobody is typing. */
  readonly isCurrent: boolean;
};

/** The document as it was when it last rested, for what looks at all of it and need not do so at every key. */
export function useRestedDocument(): RestedDocument {
  const { editor } = useEditorScope();
  const [document, setDocument] = useState(editor.document);
  const isCurrent = useEditor((state) => state.history.present.document === document);
  useEffect(() => {
    const rest = () => setDocument(editor.document);
    rest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = editor.onContent(() => {
      clearTimeout(timer);
      timer = setTimeout(rest, REST_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [editor]);
  return { document, isCurrent };
}
