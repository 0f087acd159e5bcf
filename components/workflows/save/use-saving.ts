'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { StoredChanged } from '@/components/editing/save-document';
import { toastSuccess } from '@/components/ui/overlays/toast';
import type { Finding } from '@/components/workflows/checks/findings';
import type { useValidation } from '@/components/workflows/checks/use-validation';
import type { WorkflowDocument } from '@/components/workflows/document/document';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import { isInForce, type WorkflowRecord } from '@/components/workflows/records';
import { useSave } from './use-save';

/** Saving as the page shows it: what is asked before, what came of it, what stands in its way. */
export function useSaving(record: WorkflowRecord, validation: ReturnType<typeof useValidation>) {
  const t = useTranslations('workflows.save');
  const { editor, isReadOnly } = useEditorScope();
  const mutation = useSave();
  const [asks, setAsks] = useState(false);
  const [conflict, setConflict] = useState<WorkflowDocument>();
  const [publicationErrors, setPublicationErrors] = useState<readonly Finding[]>([]);
  const isLive = isInForce(record);

  async function write({ isQuiet }: { isQuiet: boolean }): Promise<boolean> {
    try {
      const saved = await mutation.mutateAsync();
      setAsks(false);
      if (!saved) return true;
      setPublicationErrors(saved.publicationErrors);
      if (!isQuiet)
        toastSuccess(
          saved.publicationErrors.length > 0 ? t('savedAsDraft') : isLive ? t('savedLive') : t('saved'),
          undefined,
          saved.record,
        );
      editor.say(t('saved'));
      return true;
    } catch (error) {
      setAsks(false);
      if (error instanceof StoredChanged) setConflict(error.theirs);
      return false;
    }
  }

  /** Nobody has to decide any more, and saving by itself goes on: what is stored is known here. */
  function settleConflict() {
    setConflict(undefined);
    mutation.reset();
  }

  const errors = validation.findings.filter(({ level }) => level === 'error').length;
  return {
    isPending: mutation.isPending,
    error: mutation.error instanceof StoredChanged ? undefined : mutation.error,
    /** What a save of a workflow in force does, as far as validation can tell. */
    effect: !isLive
      ? ('draft' as const)
      : !validation.isChecked
        ? ('unsure' as const)
        : errors > 0
          ? ('keepsDraft' as const)
          : ('republishes' as const),
    asks,
    closeAsk: () => setAsks(false),
    confirm: () => void write({ isQuiet: false }),
    save() {
      if (isReadOnly || mutation.isPending) return;
      if (!editor.isDirty) return editor.say(t('nothing'));
      if (isLive) setAsks(true);
      else void write({ isQuiet: false });
    },
    /** Saves what is not saved; true where the server has it. For what needs the stored draft. */
    saveNow: () => (editor.isDirty ? write({ isQuiet: true }) : Promise.resolve(true)),
    autosave: () => void write({ isQuiet: true }),
    conflict,
    /** Somebody has to decide before anything is saved again. */
    isUndecided: mutation.error instanceof StoredChanged,
    closeConflict: () => setConflict(undefined),
    settleConflict,
    saveResolved() {
      settleConflict();
      if (editor.isDirty) void write({ isQuiet: false });
    },
    publicationErrors,
    clearPublicationErrors: () => setPublicationErrors([]),
  };
}
