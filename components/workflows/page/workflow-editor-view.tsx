'use client';

import { useMemo, useState } from 'react';
import { useCan } from '@/components/session/session-context';
import type { BlockIndex } from '@/components/workflows/blocks/block-index';
import { contentOf } from '@/components/workflows/document/stored-document';
import { WorkflowEditor } from '@/components/workflows/editor/editor';
import { EditorProvider, type EditorScope } from '@/components/workflows/editor/editor-context';
import { Marks } from '@/components/workflows/editor/marks';
import { useNodeWords } from '@/components/workflows/editor/use-node-words';
import type { WorkflowRecord } from '@/components/workflows/records';
import { PreviewProvider } from '@/components/workflows/steps/preview';
import { replaceWorkflow } from '@/lib/api/contract/workflows';
import { EditorFrame } from './editor-frame';

type WorkflowEditorViewProps = {
  id: string;
  initial: WorkflowRecord;
  index: BlockIndex;
  blocksError: unknown;
  onRetryBlocks: () => void;
};

/** One editor for one workflow; everything below finds it in its scope. */
export function WorkflowEditorView({ id, initial, index, ...rest }: WorkflowEditorViewProps) {
  const [editor] = useState(() => new WorkflowEditor(contentOf(initial)));
  const [marks] = useState(() => new Marks());
  const words = useNodeWords(index, editor);
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
