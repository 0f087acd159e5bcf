import type { publishWorkflow as operation } from '../../../lib/contract/workflows.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { putInForce } from './put-in-force.ts';
import { workflowReply } from './replies.ts';
import { lockWorkflowOrThrow } from './store.ts';
import { validate } from './validation/validate.ts';

/** `POST /workflows/{wf_id}/publish`. */
export const publishWorkflow: Verb<WriteContext, typeof operation> = async (context, { path }) => {
  const row = await lockWorkflowOrThrow(context, path.wf_id);
  const { errores } = validate(row);
  if (errores.length > 0) {
    const message = 'The workflow has errors; mend what `errores` lists and publish again';
    throw new ApiError('workflow_invalid', message, [], {}, { errores });
  }
  return workflowReply(await putInForce(context, row));
};
