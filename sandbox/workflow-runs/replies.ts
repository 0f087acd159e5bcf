import type { RunStep, WorkflowRunSummary } from '../../lib/contract/workflow-runs.ts';
import type { RunRow, StepRow } from './run-store.ts';

/** A run as it stands in the list. */
export function runReply(row: RunRow): WorkflowRunSummary {
  return {
    id: row.id,
    workflow_id: row.workflowId,
    status: row.status,
    trigger_type: row.triggerType,
    event_id: row.eventId === null ? null : `evt_${row.eventId}`,
    error: row.error,
    contacto_id: row.contactoId,
    deal_id: row.dealId,
    version_id: row.publicationId,
    retry_of: row.retryOf,
    resume_at: row.status === 'waiting' ? (row.dueAt?.toISOString() ?? null) : null,
    started_at: row.startedAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
  };
}

export function stepReply(row: StepRow): RunStep {
  return {
    node_id: row.nodeId,
    type: row.type,
    subtype: row.subtype,
    status: row.status,
    salida: row.salida,
    entrada: row.entrada as RunStep['entrada'],
    detalle: row.detalle as RunStep['detalle'],
    ...(row.valores && { valores: row.valores as RunStep['valores'] }),
    error: row.error,
    started_at: row.startedAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
  };
}
