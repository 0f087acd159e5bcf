'use client';

import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { BlockIndex } from '@/components/workflows/blocks/block-index';
import type { EditorState, WorkflowEditor } from './editor';
import type { Marks } from './marks';
import type { NodeWords } from './use-node-words';

export type EditorScope = {
  readonly editor: WorkflowEditor;
  readonly index: BlockIndex;
  readonly marks: Marks;
  readonly words: NodeWords;
  readonly workflowId: string;
  /** The role may look and not change. */
  readonly isReadOnly: boolean;
};

const EditorContext = createContext<EditorScope | undefined>(undefined);

export function EditorProvider({ scope, children }: { scope: EditorScope; children: ReactNode }) {
  return <EditorContext value={scope}>{children}</EditorContext>;
}

export function useEditorScope(): EditorScope {
  const scope = useContext(EditorContext);
  if (!scope) throw new Error('useEditorScope outside of EditorProvider');
  return scope;
}

/** A part of the editor's state; renders anew only when that part is another one. */
export function useEditor<Part>(pick: (state: EditorState) => Part): Part {
  const { editor } = useEditorScope();
  const read = () => pick(editor.state);
  return useSyncExternalStore(editor.subscribe, read, read);
}

/** Whether anything of the document is not stored. */
export function useIsDirty(): boolean {
  const { editor } = useEditorScope();
  return useEditor(() => editor.isDirty);
}

/** The document as it stands: renders anew at every key. */
export function useDocument() {
  return useEditor((state) => state.history.present.document);
}
