import type { createWorkflow as operation } from '../../../lib/contract/workflows.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { getSubaccount } from '../subaccounts/store.ts';
import { workflowReply } from './replies.ts';
import { insertWorkflow } from './store.ts';

/** `POST /workflows`: a draft with an empty canvas, in the subaccount's time zone. */
export const createWorkflow: Verb<WriteContext, typeof operation> = async (context, { body }) => {
  const { db, subaccountId, now } = context;
  const { timezone } = await getSubaccount(context);
  const row = await insertWorkflow(db, {
    subaccountId,
    nombre: body.nombre,
    descripcion: body.descripcion ?? null,
    graph: { nodes: [], edges: [] },
    triggers: [],
    settings: {},
    folderId: body.folder_id ?? null,
    status: 'draft',
    timezone,
    createdAt: now,
    updatedAt: now,
  });
  return workflowReply(row);
};
