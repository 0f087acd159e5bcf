import * as versions from '../../../lib/contract/workflow-versions.ts';
import * as contract from '../../../lib/contract/workflows.ts';
import { type Route, read, write } from '../../core/route.ts';
import { createWorkflow } from './create-workflow.ts';
import { deleteWorkflow } from './delete-workflow.ts';
import { getWorkflow } from './get-workflow.ts';
import { getWorkflowCatalog } from './get-workflow-catalog.ts';
import { getWorkflowVersion } from './get-workflow-version.ts';
import { listMergeFields } from './list-merge-fields.ts';
import { listWorkflowVersions } from './list-workflow-versions.ts';
import { listWorkflows } from './list-workflows.ts';
import { publishWorkflow } from './publish-workflow.ts';
import { replaceWorkflow } from './replace-workflow.ts';
import { unpublishWorkflow } from './unpublish-workflow.ts';
import { validateWorkflow } from './validate-workflow.ts';

export const workflowsRoutes: readonly Route[] = [
  read(contract.listWorkflows, listWorkflows),
  write(contract.createWorkflow, createWorkflow),
  read(contract.getWorkflowCatalog, getWorkflowCatalog),
  read(contract.listMergeFields, listMergeFields),
  read(contract.validateWorkflow, validateWorkflow),
  read(contract.getWorkflow, getWorkflow),
  write(contract.replaceWorkflow, replaceWorkflow),
  write(contract.deleteWorkflow, deleteWorkflow),
  write(contract.publishWorkflow, publishWorkflow),
  write(contract.unpublishWorkflow, unpublishWorkflow),
  read(versions.listWorkflowVersions, listWorkflowVersions),
  read(versions.getWorkflowVersion, getWorkflowVersion),
];
