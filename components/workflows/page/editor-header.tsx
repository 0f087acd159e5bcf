'use client';

import { ChevronLeft, Redo2, Save, Undo2 } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import type { useValidation } from '@/components/workflows/checks/use-validation';
import { useEditor, useEditorScope, useIsDirty } from '@/components/workflows/editor/editor-context';
import { workflowsPath } from '@/components/workflows/paths';
import type { WorkflowRecord } from '@/components/workflows/records';
import { PublishButton } from '@/components/workflows/save/publish-button';
import { SaveState } from '@/components/workflows/save/save-state';
import type { useSaving } from '@/components/workflows/save/use-saving';
import { WorkflowState } from '@/components/workflows/workflow-state';
import { EditorMenu } from './editor-menu';
import { NameField } from './name-field';

type EditorHeaderProps = {
  record: WorkflowRecord;
  saving: ReturnType<typeof useSaving>;
  validation: ReturnType<typeof useValidation>;
};

/** Name, state, and what is done with the workflow as a whole. */
export function EditorHeader({ record, saving, validation }: EditorHeaderProps) {
  const t = useTranslations('workflows.editor');
  const { editor, isReadOnly } = useEditorScope();
  const isDirty = useIsDirty();
  const canUndo = useEditor((state) => state.history.past.length > 0);
  const canRedo = useEditor((state) => state.history.future.length > 0);
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b px-3 py-2">
      <div className="flex min-w-0 max-w-full items-center gap-1">
        <Link
          href={workflowsPath}
          aria-label={t('back')}
          className="flex size-8 shrink-0 items-center justify-center rounded-md text-ink-muted hover:bg-hover"
        >
          <ChevronLeft aria-hidden className="size-4" />
        </Link>
        <NameField />
      </div>
      <WorkflowState workflow={record} />
      <SaveState saving={saving} />
      {!isReadOnly && (
        <div className="ml-auto flex flex-wrap items-center gap-1">
          <IconButton
            label={t('undo')}
            icon={<Undo2 aria-hidden />}
            isDisabled={!canUndo}
            onPress={() => editor.undo()}
          />
          <IconButton
            label={t('redo')}
            icon={<Redo2 aria-hidden />}
            isDisabled={!canRedo}
            onPress={() => editor.redo()}
          />
          <Button
            icon={<Save aria-hidden />}
            isPending={saving.isPending}
            isDisabled={!isDirty}
            onPress={saving.save}
          >
            {t('save')}
          </Button>
          <PublishButton record={record} saving={saving} validation={validation} />
          <EditorMenu record={record} />
        </div>
      )}
      {isReadOnly && (
        <div className="ml-auto flex items-center gap-2 text-ink-muted text-xs">
          {t('readOnly')}
          <EditorMenu record={record} />
        </div>
      )}
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
    </header>
  );
}
