import type { validateWorkflow as operation } from '../../../lib/contract/workflows.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { getWorkflowOrThrow } from './store.ts';
import { validate } from './validation/validate.ts';

/** `POST /workflows/validate`: of a stored workflow, or of the graph and triggers sent. Writes nothing. */
export const validateWorkflow: Verb<ReadContext, typeof operation> = async (context, { body }) => {
  const { workflow_id, graph, triggers } = body;
  return validate(
    workflow_id === undefined ? { graph, triggers } : await getWorkflowOrThrow(context, workflow_id),
  );
};
