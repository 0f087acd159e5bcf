'use client';

import { Download, FileInput, Keyboard, MoreHorizontal, Text, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCan } from '@/components/session/session-context';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import { DeleteWorkflow } from '@/components/workflows/list/delete-workflow';
import { saveWorkflowFile } from '@/components/workflows/list/save-workflow-file';
import { workflowsPath } from '@/components/workflows/paths';
import type { WorkflowRecord } from '@/components/workflows/records';
import { deleteWorkflow } from '@/lib/api/contract/workflows';
import { nodeOf } from '@/lib/api/reply-node';
import { DescriptionDialog } from './description-dialog';
import { ImportDialog } from './import-dialog';
import { KeysDialog } from './keys-dialog';

/** What is done with the workflow now and then. */
export function EditorMenu({ record }: { record: WorkflowRecord }) {
  const t = useTranslations('workflows.editor');
  const router = useRouter();
  const { editor, workflowId, isReadOnly } = useEditorScope();
  const mayDelete = useCan(deleteWorkflow);
  const [open, setOpen] = useState<'import' | 'delete' | 'description' | 'keys'>();
  const name = record.nombre ?? workflowId;
  const close = () => setOpen(undefined);

  return (
    <>
      <Menu
        label={t('more')}
        trigger={<IconButton label={t('more')} icon={<MoreHorizontal aria-hidden />} />}
      >
        {!isReadOnly && (
          <MenuItem icon={<Text aria-hidden />} onAction={() => setOpen('description')}>
            {t('description')}
          </MenuItem>
        )}
        <MenuItem
          icon={<Download aria-hidden />}
          onAction={() => saveWorkflowFile(name, editor.document, nodeOf(record))}
        >
          {t('export')}
        </MenuItem>
        {!isReadOnly && (
          <MenuItem icon={<FileInput aria-hidden />} onAction={() => setOpen('import')}>
            {t('import')}
          </MenuItem>
        )}
        <MenuItem icon={<Keyboard aria-hidden />} onAction={() => setOpen('keys')}>
          {t('keys')}
        </MenuItem>
        {mayDelete && (
          <MenuItem icon={<Trash2 aria-hidden />} isDanger onAction={() => setOpen('delete')}>
            {t('delete')}
          </MenuItem>
        )}
      </Menu>
      <ImportDialog isOpen={open === 'import'} onClose={close} />
      <KeysDialog isOpen={open === 'keys'} onClose={close} />
      <DescriptionDialog isOpen={open === 'description'} onClose={close} />
      <DeleteWorkflow
        workflow={record}
        name={name}
        isOpen={open === 'delete'}
        onOpenChange={close}
        onDeleted={() => {
          editor.set({ stored: editor.document });
          router.push(workflowsPath);
        }}
      />
    </>
  );
}
