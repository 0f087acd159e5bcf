'use client';

import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { FormEditor, FormEditorState } from './form-editor';

export type FormScope = {
  readonly editor: FormEditor;
  /** As its address has it. */
  readonly formId: string;
  /** The role may look and not change. */
  readonly isReadOnly: boolean;
};

const FormContext = createContext<FormScope | undefined>(undefined);

export function FormProvider({ scope, children }: { scope: FormScope; children: ReactNode }) {
  return <FormContext value={scope}>{children}</FormContext>;
}

export function useFormScope(): FormScope {
  const scope = useContext(FormContext);
  if (!scope) throw new Error('useFormScope outside of FormProvider');
  return scope;
}

/** A part of the editor's state; renders anew only when that part is another one. */
export function useFormEditor<Part>(pick: (state: FormEditorState) => Part): Part {
  const { editor } = useFormScope();
  const read = () => pick(editor.state);
  return useSyncExternalStore(editor.subscribe, read, read);
}

/** Whether anything of the document is not stored. */
export function useIsDirty(): boolean {
  const { editor } = useFormScope();
  return useFormEditor(() => editor.isDirty);
}

/** The document as it stands: renders anew at every key. */
export function useFormDocument() {
  return useFormEditor((state) => state.history.present.document);
}
