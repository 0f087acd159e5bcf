import { z } from 'zod';
import { list, one, operation } from './operation.ts';
import { pageQuery } from './pagination.ts';
import { freeJson, id, instant, ref, text } from './scalars.ts';

export const runStatuses = ['running', 'waiting', 'completed', 'failed', 'stopped'] as const;
export const stepStatuses = ['done', 'waiting', 'simulated', 'skipped', 'failed'] as const;

/** One step of the path a run took, in the order taken. */
export const runStep = z.looseObject({
  node_id: z.string().meta({ examples: ['n2'] }),
  type: z.string().meta({ examples: ['action'] }),
  subtype: z
    .string()
    .nullable()
    .meta({ examples: ['add_tag'] }),
  status: z.enum(stepStatuses),
  salida: z
    .string()
    .nullable()
    .meta({ description: 'The handle by which the run left the node.', examples: [null] }),
  entrada: freeJson.meta({
    description: 'The config as the step read it, with its merge tags filled in.',
    examples: [{ tag_name: 'cliente' }],
  }),
  detalle: freeJson.meta({
    description: 'What the step did, or would have done.',
    examples: [{ tag_id: 3 }],
  }),
  error: z
    .string()
    .nullable()
    .meta({ examples: [null] }),
  started_at: instant,
  finished_at: instant.nullable(),
});
export type RunStep = z.infer<typeof runStep>;

export const workflowRunSummary = z.looseObject({
  id,
  workflow_id: id,
  status: z.enum(runStatuses).meta({ examples: ['completed'] }),
  trigger_type: z.string().meta({ examples: ['deal.won'] }),
  event_id: z
    .string()
    .nullable()
    .meta({ examples: ['evt_5012'] }),
  error: z
    .string()
    .nullable()
    .meta({ description: 'Why it failed or was stopped.', examples: [null] }),
  resume_at: instant.nullable().meta({ description: 'When a waiting run goes on.', examples: [null] }),
  started_at: instant,
  finished_at: instant.nullable(),
});
export type WorkflowRunSummary = z.infer<typeof workflowRunSummary>;

export const workflowRun = workflowRunSummary.extend({ pasos: z.array(runStep) });
export type WorkflowRun = z.infer<typeof workflowRun>;

export const workflowTest = z.looseObject({
  completado: z.boolean().meta({ description: 'False where the path ends in an error or is cut.' }),
  pasos: z.array(runStep),
});
export type WorkflowTest = z.infer<typeof workflowTest>;

const area = 'workflows';

export const listWorkflowRuns = operation({
  id: 'listWorkflowRuns',
  area,
  method: 'GET',
  path: '/workflows/{wf_id}/runs',
  summary: "List a workflow's runs, newest first",
  extension: true,
  query: { status: text(100).optional(), ...pageQuery },
  reply: list(workflowRunSummary, 'runs'),
});

export const getWorkflowRun = operation({
  id: 'getWorkflowRun',
  area,
  method: 'GET',
  path: '/workflows/{wf_id}/runs/{run_id}',
  summary: 'Read a run with the path it took',
  extension: true,
  reply: one(workflowRun),
});

export const testWorkflow = operation({
  id: 'testWorkflow',
  area,
  method: 'POST',
  path: '/workflows/{wf_id}/test',
  summary: 'Run the draft dry',
  rules: [
    'Answers the path that the draft would take for the chosen contact or deal; nothing is changed or sent.',
    'Waits are passed at once. Without `trigger_id` the first trigger is taken.',
  ],
  extension: true,
  readOnly: true,
  writersOnly: true,
  body: z
    .strictObject({
      contacto_id: ref.optional(),
      deal_id: ref.optional(),
      trigger_id: text(64).optional(),
    })
    .superRefine((body, ctx) => {
      if (body.contacto_id === undefined && body.deal_id === undefined) {
        ctx.addIssue({ code: 'custom', path: ['contacto_id'], message: 'required' });
      }
      if (body.contacto_id !== undefined && body.deal_id !== undefined) {
        ctx.addIssue({ code: 'custom', path: ['deal_id'], message: 'only_one_allowed' });
      }
    }),
  bodyExample: { contacto_id: 1042 },
  reply: one(workflowTest),
});
