'use client';

import { Plus, Workflow } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { createContext, useContext, useState } from 'react';
import { useShortcut } from '@/components/commands/shortcuts';
import { ChoiceOf, type FilterControlProps } from '@/components/records/list/choice-of';
import { RecordList } from '@/components/records/list/record-list';
import { useRecordList } from '@/components/records/list/use-record-list';
import { useCan } from '@/components/session/session-context';
import { PageHeader } from '@/components/shell/page-header';
import { Button } from '@/components/ui/button';
import { lazy, lazyOverlay } from '@/components/ui/lazy';
import { workflowPath } from '@/components/workflows/paths';
import { idOf, type WorkflowRecord } from '@/components/workflows/records';
import { WorkflowState } from '@/components/workflows/workflow-state';
import { createWorkflow } from '@/lib/api/contract/workflows';
import { workflows } from '@/lib/resources/workflows/workflows';
import { useWorkflowActions } from './use-workflow-actions';

const CreateWorkflow = lazyOverlay(() => import('./create-workflow').then((module) => module.CreateWorkflow));

const WorkflowChecks = lazy(() =>
  import('@/components/workflows/checks/workflow-checks').then((module) => module.WorkflowChecks),
);

const FolderNames = createContext<readonly string[]>([]);

const filters = { folder: FolderFilter };
const cells = { status: stateOf, checks: checksOf };
const hrefOf = (workflow: WorkflowRecord) => workflowPath(idOf(workflow));

/** The workflows of the subaccount, with what is wrong with them. */
export function WorkflowListPage() {
  const t = useTranslations('workflows.list');
  const list = useRecordList(workflows, { today: '' });
  const { rowActions, dialog } = useWorkflowActions();
  const mayCreate = useCan(createWorkflow);
  const [isCreating, setIsCreating] = useState(false);
  useShortcut('c', t('create'), () => mayCreate && setIsCreating(true));

  const create = mayCreate && (
    <Button variant="primary" icon={<Plus aria-hidden />} onPress={() => setIsCreating(true)}>
      {t('create')}
    </Button>
  );
  return (
    <FolderNames value={foldersOf(list.read)}>
      <PageHeader title={t('title')} description={t('text')} actions={create} />
      <RecordList
        list={list}
        cells={cells}
        filters={filters}
        hrefOf={hrefOf}
        summaryOf={summaryOf}
        rowActions={rowActions}
        icon={<Workflow aria-hidden />}
        emptyActions={create}
      >
        {dialog}
        {mayCreate && <CreateWorkflow isOpen={isCreating} onOpenChange={setIsCreating} />}
      </RecordList>
    </FolderNames>
  );
}

/** One of the folders that the workflows name; nothing where they name none. */
function FolderFilter(props: FilterControlProps) {
  const folders = useContext(FolderNames);
  if (folders.length === 0 && props.value === '') return null;
  return <ChoiceOf {...props} options={folders.map((id) => ({ id, label: `#${id}` }))} />;
}

function foldersOf(read: readonly WorkflowRecord[]): readonly string[] {
  const named = read.flatMap(({ folder_id }) => (folder_id === undefined ? [] : [String(folder_id)]));
  return [...new Set(named)].sort((a, b) => a.localeCompare(b, undefined, { numeric: true }));
}

function stateOf(workflow: WorkflowRecord) {
  return (
    <span className="inline-flex gap-1">
      <WorkflowState workflow={workflow} />
    </span>
  );
}

function checksOf(workflow: WorkflowRecord) {
  return <WorkflowChecks workflow={workflow} />;
}

/** Beside the name on a phone. */
function summaryOf(workflow: WorkflowRecord) {
  return (
    <span className="inline-flex items-center gap-2">
      {stateOf(workflow)}
      {checksOf(workflow)}
    </span>
  );
}
