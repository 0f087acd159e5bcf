import type { Logger } from 'pino';
import * as contract from '../../lib/contract/workflow-runs.ts';
import { type Route, read, write } from '../core/route.ts';
import { cancelWorkflowRun } from './cancel-workflow-run.ts';
import { countWorkflowRuns } from './count-workflow-runs.ts';
import { getWorkflowRun } from './get-workflow-run.ts';
import { listWorkflowRuns } from './list-workflow-runs.ts';
import { retryWorkflowRun } from './retry-workflow-run.ts';
import { createTestWorkflow } from './test-workflow.ts';

/** The test is bound as a write for the transaction it undoes; the contract knows it as reading only. */
export function workflowRunsRoutes(log: Pick<Logger, 'error'>): readonly Route[] {
  return [
    read(contract.listWorkflowRuns, listWorkflowRuns),
    read(contract.getWorkflowRun, getWorkflowRun),
    read(contract.countWorkflowRuns, countWorkflowRuns),
    write(contract.retryWorkflowRun, retryWorkflowRun),
    write(contract.cancelWorkflowRun, cancelWorkflowRun),
    write(contract.testWorkflow, createTestWorkflow(log)),
  ];
}
