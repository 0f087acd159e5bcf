import { isNotNull } from 'drizzle-orm';
import { bigint, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { runStatuses, stepStatuses } from '../../../lib/contract/workflow-runs.ts';
import { workflowStatuses } from '../../../lib/contract/workflows.ts';
import { identity, instant, reference } from '../columns.ts';

// `json`, not `jsonb`: what people draw comes back with its keys in the order they were sent.

export const workflows = pgTable(
  'workflows',
  {
    id: identity(),
    subaccountId: integer('subaccount_id').notNull(),
    nombre: text('nombre').notNull(),
    descripcion: text('descripcion'),
    graph: json('graph').notNull(),
    triggers: json('triggers').notNull(),
    settings: json('settings').notNull(),
    folderId: reference('folder_id'),
    status: text('status', { enum: workflowStatuses }).notNull(),
    timezone: text('timezone').notNull(),
    /** What is in force; null where nothing is. */
    publicationId: reference('publication_id'),
    publishedAt: instant('published_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('workflows_subaccount').on(table.subaccountId, table.id),
    index('workflows_status').on(table.subaccountId, table.status, table.id),
  ],
);

const ofWorkflow = () =>
  reference('workflow_id')
    .notNull()
    .references(() => workflows.id, { onDelete: 'cascade' });

/** What a workflow was when it was published. Never changes: a run goes by the one that it began with. */
export const workflowPublications = pgTable(
  'workflow_publications',
  {
    id: identity(),
    workflowId: ofWorkflow(),
    graph: json('graph').notNull(),
    triggers: json('triggers').notNull(),
    timezone: text('timezone').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('workflow_publications_workflow').on(table.workflowId)],
);

/** The triggers in force: what an emitted event is compared with. */
export const workflowTriggers = pgTable(
  'workflow_triggers',
  {
    publicationId: reference('publication_id').notNull(),
    triggerId: text('trigger_id').notNull(),
    workflowId: ofWorkflow(),
    subaccountId: integer('subaccount_id').notNull(),
    eventType: text('event_type').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.publicationId, table.triggerId] }),
    index('workflow_triggers_event').on(table.subaccountId, table.eventType),
    index('workflow_triggers_workflow').on(table.workflowId),
  ],
);

/**
 * Events that met a trigger and wait to become runs; written with the event, taken away with the run's making. No
 * foreign keys: a write that emits shall not wait for somebody who publishes or deletes a workflow.
 */
export const workflowStarts = pgTable('workflow_starts', {
  id: identity(),
  subaccountId: integer('subaccount_id').notNull(),
  workflowId: reference('workflow_id').notNull(),
  publicationId: reference('publication_id').notNull(),
  triggerId: text('trigger_id').notNull(),
  eventId: bigint('event_id', { mode: 'number' }).notNull(),
  /** Workflows whose runs led to the event, the first one first; empty where a person or program did. */
  chain: json('chain').$type<number[]>().notNull(),
});

export const workflowRuns = pgTable(
  'workflow_runs',
  {
    id: identity(),
    subaccountId: integer('subaccount_id').notNull(),
    workflowId: ofWorkflow(),
    publicationId: reference('publication_id').notNull(),
    triggerId: text('trigger_id').notNull(),
    triggerType: text('trigger_type').notNull(),
    eventId: bigint('event_id', { mode: 'number' }),
    /** `data` and `previous` of the event: a wait may outlast the event's own retention. */
    event: json('event').$type<{ data: Record<string, unknown>; previous: unknown }>().notNull(),
    contactoId: reference('contacto_id'),
    dealId: reference('deal_id'),
    appointmentId: reference('appointment_id'),
    chain: json('chain').$type<number[]>().notNull(),
    status: text('status', { enum: runStatuses }).notNull(),
    error: text('error'),
    /** The node that comes next, or at which the run waits. */
    nodeId: text('node_id'),
    /** Steps so far; the position of the next. */
    steps: integer('steps').notNull().default(0),
    /** When the run goes on; null once it has ended. */
    dueAt: instant('due_at'),
    /** The run that it takes up again; that one may be gone. */
    retryOf: reference('retry_of'),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('workflow_runs_due').on(table.dueAt, table.id).where(isNotNull(table.dueAt)),
    index('workflow_runs_workflow').on(table.workflowId, table.id),
    index('workflow_runs_status').on(table.workflowId, table.status, table.id),
    index('workflow_runs_publication').on(table.publicationId),
    index('workflow_runs_finished').on(table.finishedAt).where(isNotNull(table.finishedAt)),
  ],
);

export const workflowRunSteps = pgTable(
  'workflow_run_steps',
  {
    runId: reference('run_id')
      .notNull()
      .references(() => workflowRuns.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    nodeId: text('node_id').notNull(),
    type: text('type').notNull(),
    subtype: text('subtype'),
    status: text('status', { enum: stepStatuses }).notNull(),
    salida: text('salida'),
    /** The config as the step read it, with merge tags filled in. */
    entrada: json('entrada').$type<Record<string, unknown>>().notNull(),
    detalle: json('detalle').$type<Record<string, unknown>>().notNull(),
    /** What the step read of the records, by path; steps of earlier versions have none. */
    valores: json('valores').$type<Record<string, unknown>>(),
    error: text('error'),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [primaryKey({ columns: [table.runId, table.position] })],
);
