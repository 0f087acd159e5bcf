'use client';

import { useMemo, useState } from 'react';
import { useCan } from '@/components/layout/session-context';
import { replaceWorkflow } from '@/lib/api/contract/workflows';
import type { CatalogIndex } from './catalog-index';
import { WorkflowEditor } from './editor';
import { EditorProvider, type EditorScope } from './editor-context';
import { EditorFrame } from './editor-frame';
import { Marks } from './marks';
import { PreviewProvider } from './preview';
import { contentOf, type WorkflowRecord } from './records';
import { useCardWords } from './use-card-words';

type WorkflowEditorViewProps = {
  id: string;
  initial: WorkflowRecord;
  index: CatalogIndex;
  catalogError: unknown;
  onRetryCatalog: () => void;
};

/** One editor for one workflow; everything below finds it in its scope. */
export function WorkflowEditorView({ id, initial, index, ...rest }: WorkflowEditorViewProps) {
  const [editor] = useState(() => new WorkflowEditor(contentOf(initial)));
  const [marks] = useState(() => new Marks());
  const words = useCardWords(index);
  const isReadOnly = !useCan(replaceWorkflow);
  const scope = useMemo<EditorScope>(
    () => ({ editor, marks, words, index, workflowId: id, isReadOnly }),
    [editor, marks, words, index, id, isReadOnly],
  );
  return (
    <EditorProvider scope={scope}>
      <PreviewProvider>
        <EditorFrame initial={initial} {...rest} />
      </PreviewProvider>
    </EditorProvider>
  );
}
