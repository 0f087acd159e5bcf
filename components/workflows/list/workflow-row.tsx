'use client';

import { useTranslations } from 'next-intl';
import { Blank, useNameOr } from '@/components/records/blank';
import { RecordLink } from '@/components/records/record-link';
import { Badge } from '@/components/ui/badge';
import { RelativeInstant } from '@/components/ui/instant';
import { WorkflowChecks } from '@/components/workflows/checks/workflow-checks';
import { workflowPath } from '@/components/workflows/paths';
import { idOf, type WorkflowRecord } from '@/components/workflows/records';
import { WorkflowState } from '@/components/workflows/workflow-state';
import { WorkflowMenu } from './workflow-menu';

/** One workflow of the list: the name leads to its editor. */
export function WorkflowRow({ workflow }: { workflow: WorkflowRecord }) {
  const t = useTranslations('workflows.list');
  const id = idOf(workflow);
  const nameOr = useNameOr();
  const name = nameOr(workflow.nombre, workflow.id, () => t('unnamed', { id }));
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 hover:bg-hover/60 sm:flex-nowrap">
      <div className="min-w-0 flex-1 basis-full pr-10 sm:basis-0 sm:pr-0">
        <RecordLink
          id={workflow.id}
          hrefOf={workflowPath}
          className="break-words font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2"
        >
          {name}
        </RecordLink>
        {workflow.descripcion && <p className="truncate text-ink-muted text-xs">{workflow.descripcion}</p>}
      </div>
      {workflow.folder_id !== undefined && <Badge>{t('folderOf', { id: String(workflow.folder_id) })}</Badge>}
      <div className="min-w-0 sm:w-44">
        <WorkflowChecks id={workflow.id ?? id} changedAt={workflow.updated_at} />
      </div>
      <div className="flex gap-1 sm:w-40 sm:justify-end">
        <WorkflowState workflow={workflow} />
      </div>
      <p className="text-ink-muted text-xs sm:w-28 sm:text-right">
        {workflow.updated_at ? (
          <RelativeInstant value={workflow.updated_at} />
        ) : (
          <Blank of={workflow} field="updated_at" />
        )}
      </p>
      <div className="absolute top-1.5 right-3 z-10 sm:static">
        <WorkflowMenu workflow={workflow} name={name} />
      </div>
    </li>
  );
}
