'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Copy, Download, MoreHorizontal, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCan, useTarget } from '@/components/session/session-context';
import { IconButton } from '@/components/ui/icon-button';
import { lazyOverlay } from '@/components/ui/lazy';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { toastError, toastSuccess } from '@/components/ui/overlays/toast';
import { workflowPath } from '@/components/workflows/paths';
import { contentOf, idOf, type WorkflowRecord } from '@/components/workflows/records';
import { createWorkflow, deleteWorkflow, getWorkflow } from '@/lib/api/contract/workflows';
import { queryOf } from '@/lib/api/queries';
import { nodeOf } from '@/lib/api/reply-node';
import { downloadText } from './download';
import { exportName, exportText } from './import-check';
import { useCreateWorkflow } from './use-create-workflow';

const DeleteWorkflow = lazyOverlay(() => import('./delete-workflow').then((module) => module.DeleteWorkflow));

/** What can be done with a workflow from the list. */
export function WorkflowMenu({ workflow, name }: { workflow: WorkflowRecord; name: string }) {
  const t = useTranslations('workflows.list');
  const router = useRouter();
  const target = useTarget();
  const client = useQueryClient();
  const create = useCreateWorkflow();
  const mayCreate = useCan(createWorkflow);
  const mayDelete = useCan(deleteWorkflow);
  const [isDeleting, setIsDeleting] = useState(false);
  const stored = () =>
    client.fetchQuery({ ...queryOf(getWorkflow, { path: { wf_id: idOf(workflow) } }, target), staleTime: 0 });

  async function duplicate() {
    try {
      const read = await stored();
      const nombre = t('copyOf', { name }).slice(0, 200);
      const copy = { nombre, content: contentOf(read), like: nodeOf(read) };
      const id = await create.mutateAsync(copy);
      toastSuccess(t('duplicated', { name: copy.nombre }));
      router.push(workflowPath(id));
    } catch (error) {
      toastError(
        error,
        { refused: t('duplicateFailed', { name }), unknown: t('duplicateUnsure', { name }) },
        { retry: () => void duplicate() },
      );
    }
  }

  async function download() {
    try {
      const read = await stored();
      downloadText(exportName(name), exportText(contentOf(read), nodeOf(read)));
    } catch (error) {
      toastError(error, t('exportFailed', { name }));
    }
  }

  return (
    <>
      <Menu
        label={t('actionsOf', { name })}
        trigger={
          <IconButton label={t('actionsOf', { name })} icon={<MoreHorizontal aria-hidden />} size="sm" />
        }
      >
        {mayCreate && (
          <MenuItem icon={<Copy aria-hidden />} onAction={() => void duplicate()}>
            {t('duplicate')}
          </MenuItem>
        )}
        <MenuItem icon={<Download aria-hidden />} onAction={() => void download()}>
          {t('export')}
        </MenuItem>
        {mayDelete && (
          <MenuItem icon={<Trash2 aria-hidden />} isDanger onAction={() => setIsDeleting(true)}>
            {t('delete')}
          </MenuItem>
        )}
      </Menu>
      {mayDelete && (
        <DeleteWorkflow workflow={workflow} name={name} isOpen={isDeleting} onOpenChange={setIsDeleting} />
      )}
    </>
  );
}
