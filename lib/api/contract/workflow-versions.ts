// Written by `npm run contract:generate` from lib/contract/workflow-versions.ts.
import type * as contract from '../../contract/workflow-versions.ts';
import type { ClientOperation } from '../client-operation.ts';

export const getWorkflowVersion: ClientOperation<typeof contract.getWorkflowVersion> = {"id":"getWorkflowVersion","area":"workflows","method":"GET","path":"/workflows/{wf_id}/versions/{version_id}","extension":true,"reply":{"kind":"one","shape":{"fields":{"id":"number","workflow_id":"number","vigente":"boolean","created_at":"text","graph":"any","triggers":{"items":"any"}}}}};
export const listWorkflowVersions: ClientOperation<typeof contract.listWorkflowVersions> = {"id":"listWorkflowVersions","area":"workflows","method":"GET","path":"/workflows/{wf_id}/versions","extension":true,"isPaged":true,"reply":{"kind":"list","item":{"fields":{"id":"number","workflow_id":"number","vigente":"boolean","created_at":"text"}},"plural":"versions","beside":{}}};
