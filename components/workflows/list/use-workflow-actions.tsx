'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Copy, Download, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useNameOr } from '@/components/records/blank';
import type { RowAction } from '@/components/records/table/data-column';
import { useCan, useTarget } from '@/components/session/session-context';
import { lazyOverlay } from '@/components/ui/lazy';
import { toastError, toastSuccess } from '@/components/ui/overlays/toast';
import { workflowPath } from '@/components/workflows/paths';
import { idOf, type WorkflowRecord } from '@/components/workflows/records';
import { createWorkflow, deleteWorkflow, getWorkflow } from '@/lib/api/contract/workflows';
import { queryOf } from '@/lib/api/queries';
import { nodeOf } from '@/lib/api/reply-node';
import { useCreateWorkflow } from './use-create-workflow';

const DeleteWorkflow = lazyOverlay(() => import('./delete-workflow').then((module) => module.DeleteWorkflow));

/** What can be done with a workflow from the list, and the dialog that deleting one asks in. */
export function useWorkflowActions(): {
  rowActions: (workflow: WorkflowRecord) => readonly RowAction[];
  dialog: ReactNode;
} {
  const t = useTranslations('workflows.list');
  const router = useRouter();
  const target = useTarget();
  const client = useQueryClient();
  const create = useCreateWorkflow();
  const nameOr = useNameOr();
  const mayCreate = useCan(createWorkflow);
  const mayDelete = useCan(deleteWorkflow);
  const [deleting, setDeleting] = useState<WorkflowRecord>();
  const [isDeleting, setIsDeleting] = useState(false);
  const nameOf = ({ nombre, id }: WorkflowRecord) => nameOr(nombre, id);
  const stored = (workflow: WorkflowRecord) =>
    client.fetchQuery({
      ...queryOf(getWorkflow, { path: { wf_id: idOf(workflow) } }, { ...target, isNow: true }),
      staleTime: 0,
    });
  /** What reads a document comes when one is copied or saved: the list shows none. */
  const contentOf = async (read: WorkflowRecord) =>
    (await import('@/components/workflows/document/stored-document')).contentOf(read);

  async function duplicate(workflow: WorkflowRecord) {
    const name = nameOf(workflow);
    try {
      const read = await stored(workflow);
      const nombre = t('copyOf', { name }).slice(0, 200);
      const id = await create.mutateAsync({ nombre, content: await contentOf(read), like: nodeOf(read) });
      toastSuccess(t('duplicated', { name: nombre }));
      router.push(workflowPath(id));
    } catch (error) {
      toastError(
        error,
        { refused: t('duplicateFailed', { name }), unknown: t('duplicateUnsure', { name }) },
        { retry: () => void duplicate(workflow) },
      );
    }
  }

  async function download(workflow: WorkflowRecord) {
    const name = nameOf(workflow);
    try {
      const read = await stored(workflow);
      const { saveWorkflowFile } = await import('./save-workflow-file');
      saveWorkflowFile(name, await contentOf(read), nodeOf(read));
    } catch (error) {
      toastError(error, t('exportFailed', { name }));
    }
  }

  function askToDelete(workflow: WorkflowRecord) {
    setDeleting(workflow);
    setIsDeleting(true);
  }

  const action = (id: string, icon: ReactNode, run: () => unknown) => ({
    id,
    icon,
    label: t(id as 'duplicate' | 'export' | 'delete'),
    run: () => void run(),
  });
  return {
    rowActions: (workflow) => [
      ...(mayCreate ? [action('duplicate', <Copy aria-hidden />, () => duplicate(workflow))] : []),
      action('export', <Download aria-hidden />, () => download(workflow)),
      ...(mayDelete
        ? [{ ...action('delete', <Trash2 aria-hidden />, () => askToDelete(workflow)), isDanger: true }]
        : []),
    ],
    dialog: deleting && (
      <DeleteWorkflow
        workflow={deleting}
        name={nameOf(deleting)}
        isOpen={isDeleting}
        onOpenChange={setIsDeleting}
      />
    ),
  };
}
