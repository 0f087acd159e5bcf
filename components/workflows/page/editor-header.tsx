'use client';

import { Save } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EditorHead } from '@/components/editing/editor-head';
import { SaveState } from '@/components/editing/save-state';
import { UndoButtons } from '@/components/editing/undo-buttons';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import type { useValidation } from '@/components/workflows/checks/use-validation';
import { useEditor, useEditorScope, useIsDirty } from '@/components/workflows/editor/editor-context';
import { workflowsPath } from '@/components/workflows/paths';
import type { WorkflowRecord } from '@/components/workflows/records';
import { PublishButton } from '@/components/workflows/save/publish-button';
import type { useSaving } from '@/components/workflows/save/use-saving';
import { WorkflowState } from '@/components/workflows/workflow-state';
import { EditorMenu } from './editor-menu';

type EditorHeaderProps = {
  record: WorkflowRecord;
  saving: ReturnType<typeof useSaving>;
  validation: ReturnType<typeof useValidation>;
  /** Whether this browser has what the server has not. */
  isKept: boolean;
};

/** Name, state, and what is done with the workflow as a whole. */
export function EditorHeader({ record, saving, validation, isKept }: EditorHeaderProps) {
  const t = useTranslations('workflows.editor');
  const { editor, isReadOnly } = useEditorScope();
  const isDirty = useIsDirty();
  const nombre = useEditor((state) => state.history.present.document.nombre);
  return (
    <>
      <EditorHead
        back={{ href: workflowsPath, label: t('back') }}
        name={{
          label: t('name'),
          unnamed: t('unnamed'),
          value: nombre,
          isReadOnly,
          onChange: (name) => editor.edit('name', (at) => ({ ...at, nombre: name }), 'name'),
        }}
        state={<WorkflowState workflow={record} />}
        saved={
          !isReadOnly && (
            <SaveState isPending={saving.isPending} error={saving.error} isDirty={isDirty} isKept={isKept} />
          )
        }
      >
        {isReadOnly ? (
          <span className="mr-1 text-ink-muted text-xs">{t('readOnly')}</span>
        ) : (
          <>
            <UndoButtons editor={editor} />
            <Button
              icon={<Save aria-hidden />}
              isPending={saving.isPending}
              isDisabled={!isDirty}
              onPress={saving.save}
            >
              {t('save')}
            </Button>
            <PublishButton record={record} saving={saving} validation={validation} />
          </>
        )}
        <EditorMenu record={record} />
      </EditorHead>
      <ConfirmDialog
        isOpen={saving.asks}
        onOpenChange={(isOpen) => !isOpen && saving.closeAsk()}
        title={t('askTitle')}
        confirmLabel={t(saving.effect === 'republishes' ? 'askRepublish' : 'save')}
        isPending={saving.isPending}
        onConfirm={saving.confirm}
      >
        <p>{t(`effect.${saving.effect}`)}</p>
      </ConfirmDialog>
    </>
  );
}
