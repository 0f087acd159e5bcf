import type { WorkflowVersionSummary } from '../../../lib/contract/workflow-versions.ts';
import type { Workflow } from '../../../lib/contract/workflows.ts';
import type { PublicationSummary, WorkflowRow } from './store.ts';

/** A workflow as its GET answers. */
export function workflowReply(row: WorkflowRow): Workflow {
  return {
    id: row.id,
    nombre: row.nombre,
    descripcion: row.descripcion,
    graph: row.graph as Workflow['graph'],
    triggers: row.triggers as Workflow['triggers'],
    settings: row.settings as Workflow['settings'],
    folder_id: row.folderId,
    status: row.status,
    activo: row.publicationId !== null,
    timezone: row.timezone,
    published_at: row.publishedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** A publication as it stands in the list. */
export function versionReply(row: PublicationSummary, workflow: WorkflowRow): WorkflowVersionSummary {
  return {
    id: row.id,
    workflow_id: workflow.id,
    vigente: row.id === workflow.publicationId,
    created_at: row.createdAt.toISOString(),
  };
}
