import type { Input } from '../../../lib/contract/operation.ts';
import type { replaceWorkflow as operation } from '../../../lib/contract/workflows.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { putInForce } from './put-in-force.ts';
import { workflowReply } from './replies.ts';
import { changeWorkflow, lockWorkflowOrThrow, type WorkflowRow } from './store.ts';
import { validate } from './validation/validate.ts';

/**
 * `PUT /workflows/{wf_id}`: columns that are sent are replaced whole. Where a publication is in force a valid graph
 * takes its place at once; with an invalid one it stays and the change is a draft.
 */
export const replaceWorkflow: Verb<WriteContext, typeof operation> = async (context, { path, body }) => {
  const before = await lockWorkflowOrThrow(context, path.wf_id);
  const row = await changeWorkflow(context.db, before.id, { ...columnsOf(body), updatedAt: context.now });
  if (row.publicationId === null) return workflowReply(row);
  const { errores } = validate(row);
  if (errores.length === 0) return workflowReply(await putInForce(context, row));
  const draft = await changeWorkflow(context.db, row.id, { status: 'draft' });
  return { ...workflowReply(draft), errores_publicacion: errores };
};

function columnsOf(body: Input<typeof operation>['body']): Partial<WorkflowRow> {
  return {
    nombre: body.nombre,
    descripcion: body.descripcion,
    graph: body.graph,
    triggers: body.triggers,
    settings: body.settings,
    folderId: body.folder_id,
  };
}
