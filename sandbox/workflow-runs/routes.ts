import type { Logger } from 'pino';
import * as contract from '../../lib/contract/workflow-runs.ts';
import { type Route, read, write } from '../core/route.ts';
import { getWorkflowRun } from './get-workflow-run.ts';
import { listWorkflowRuns } from './list-workflow-runs.ts';
import { createTestWorkflow } from './test-workflow.ts';

/** The test is bound as a write for the transaction it undoes; the contract knows it as reading only. */
export function workflowRunsRoutes(log: Pick<Logger, 'error'>): readonly Route[] {
  return [
    read(contract.listWorkflowRuns, listWorkflowRuns),
    read(contract.getWorkflowRun, getWorkflowRun),
    write(contract.testWorkflow, createTestWorkflow(log)),
  ];
}
