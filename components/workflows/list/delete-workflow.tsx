'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useSession, useTarget } from '@/components/session/session-context';
import { useWrite } from '@/components/session/use-write';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { idOf, isInForce, type WorkflowRecord } from '@/components/workflows/records';
import { deleteWorkflow, listWorkflows } from '@/lib/api/contract/workflows';
import { keyOf } from '@/lib/api/queries';

type DeleteWorkflowProps = {
  workflow: WorkflowRecord;
  name: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDeleted?: () => void;
};

/** Deletes a workflow; its name has to be typed where it is in force or the connection is live. */
export function DeleteWorkflow({ workflow, name, isOpen, onOpenChange, onDeleted }: DeleteWorkflowProps) {
  const t = useTranslations('workflows.delete');
  const target = useTarget();
  const client = useQueryClient();
  const isLive = useSession().connection?.environment === 'live';
  const isActive = isInForce(workflow);
  const remove = useWrite(deleteWorkflow, {
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(listWorkflows, target) }),
  });

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('title')}
      confirmLabel={t('confirm')}
      isDanger
      isPending={remove.isPending}
      error={remove.error}
      typedName={isLive || isActive ? name.trim() : undefined}
      onConfirm={() =>
        remove.mutate(
          { path: { wf_id: idOf(workflow) } },
          {
            onSuccess: (reply) => {
              toastSuccess(t('done', { name }), undefined, reply);
              onOpenChange(false);
              onDeleted?.();
            },
          },
        )
      }
    >
      <p>{isActive ? t('textActive', { name }) : t('text', { name })}</p>
    </ConfirmDialog>
  );
}
