'use client';

import { useTranslations } from 'next-intl';
import { RemoveDocument } from '@/components/editing/remove-document';
import { useSession } from '@/components/session/session-context';
import { idOf, isInForce, type WorkflowRecord } from '@/components/workflows/records';
import { deleteWorkflow, listWorkflows } from '@/lib/api/contract/workflows';

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
  const isLive = useSession().connection?.environment === 'live';
  const isActive = isInForce(workflow);
  return (
    <RemoveDocument
      operation={deleteWorkflow}
      sent={{ path: { wf_id: idOf(workflow) } }}
      list={listWorkflows}
      title={t('title')}
      confirm={t('confirm')}
      done={t('done', { name })}
      typedName={isLive || isActive ? name.trim() : undefined}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onRemoved={onDeleted}
    >
      {t(isActive ? 'textActive' : 'text', { name })}
    </RemoveDocument>
  );
}
