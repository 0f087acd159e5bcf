import { z } from 'zod';
import { anyWithout } from './combinations.ts';
import { list, one, operation } from './operation.ts';
import { pageQuery } from './pagination.ts';
import { freeJson, freeObject, id, instant, intText, ref, text } from './scalars.ts';
import { graph, triggers } from './workflows.ts';

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
    description:
      'What the step did, or would have done; of a condition each comparison with both its values.',
    examples: [{ tag_id: 3 }],
  }),
  valores: freeJson.optional().meta({
    description: 'What the step read of the records of the run, by the paths that its config names.',
    examples: [{ 'contact.nombre': 'Ana' }],
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
  contacto_id: id.nullable().meta({ examples: [1042] }),
  deal_id: id.nullable().meta({ examples: [null] }),
  version_id: id.meta({ description: 'The publication that it goes by.' }),
  retry_of: id.nullable().meta({ description: 'The run that it takes up again.', examples: [null] }),
  resume_at: instant.nullable().meta({ description: 'When a waiting run goes on.', examples: [null] }),
  started_at: instant,
  finished_at: instant.nullable(),
});
export type WorkflowRunSummary = z.infer<typeof workflowRunSummary>;

export const workflowRun = workflowRunSummary.extend({ pasos: z.array(runStep) });
export type WorkflowRun = z.infer<typeof workflowRun>;

export const workflowTest = z.looseObject({
  completado: z.boolean().meta({ description: 'False where the path ends in an error or is cut.' }),
  inicia: z
    .boolean()
    .nullable()
    .optional()
    .meta({ description: 'Whether the trigger lets the event begin a run; null where no event was given.' }),
  pasos: z.array(runStep),
});
export type WorkflowTest = z.infer<typeof workflowTest>;

/** What the runs of a period did at one step. */
export const stepCount = z.looseObject({
  node_id: z.string().meta({ examples: ['n2'] }),
  entraron: z.int().meta({ description: 'How often a run came to the step.', examples: [12] }),
  fallaron: z.int().meta({ examples: [0] }),
  esperan: z.int().meta({ description: 'How many runs wait there now.', examples: [1] }),
  salidas: z.record(z.string(), z.int()).meta({
    description: 'How often runs left by each handle; of steps with one way out `""`.',
    examples: [{ si: 8 }],
  }),
});
export type StepCount = z.infer<typeof stepCount>;

export const runCounts = z.looseObject({
  ejecuciones: z
    .record(z.string(), z.int())
    .meta({ description: 'Runs begun in the period, by their status.', examples: [{ completed: 12 }] }),
  proxima: instant.nullable().meta({ description: 'When the next wait ends.', examples: [null] }),
  pasos: z.array(stepCount),
});
export type RunCounts = z.infer<typeof runCounts>;

const area = 'workflows';
const period = { desde: instant.optional(), hasta: instant.optional() };

export const listWorkflowRuns = operation({
  id: 'listWorkflowRuns',
  area,
  method: 'GET',
  path: '/workflows/{wf_id}/runs',
  summary: "List a workflow's runs, newest first",
  rules: [
    '`desde` and `hasta` bound when they began; `node_id` names a step that they came to.',
    'An unknown `status` matches nothing.',
  ],
  extension: true,
  query: {
    status: text(100).optional(),
    ...period,
    contacto_id: intText().optional(),
    deal_id: intText().optional(),
    node_id: text(200).optional(),
    ...pageQuery,
  },
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

export const countWorkflowRuns = operation({
  id: 'countWorkflowRuns',
  area,
  method: 'GET',
  path: '/workflows/{wf_id}/run-counts',
  summary: 'Count what runs did, step by step',
  rules: ['Of the runs that began from `desde` to `hasta`; without them of all that are kept.'],
  extension: true,
  query: period,
  reply: one(runCounts),
});

export const retryWorkflowRun = operation({
  id: 'retryWorkflowRun',
  area,
  method: 'POST',
  path: '/workflows/{wf_id}/runs/{run_id}/retry',
  summary: 'Take a run up again from a step',
  rules: [
    'A new run begins at `node_id`, by default at the step where the first one ended, with the same event and records.',
    'It goes by the publication in force where that has the step, else by the one that the first run went by.',
    'A run that has not ended answers 409 `run_not_ended`.',
  ],
  extension: true,
  success: 201,
  body: z.strictObject({ node_id: text(200).optional() }),
  bodyExample: { node_id: 'n1' },
  reply: one(workflowRunSummary),
  refusals: ['run_not_ended'],
});

export const cancelWorkflowRun = operation({
  id: 'cancelWorkflowRun',
  area,
  method: 'POST',
  path: '/workflows/{wf_id}/runs/{run_id}/cancel',
  summary: 'Stop a run that waits',
  rules: ['It takes no further step; what it did stays. A run that has ended answers 409 `run_ended`.'],
  extension: true,
  reply: one(workflowRunSummary),
  refusals: ['run_ended'],
});

/** What a step is taken to have done, in place of doing it. */
const pin = z.strictObject({
  salida: text(100).nullable().optional(),
  detalle: freeObject.optional(),
});

export const testWorkflow = operation({
  id: 'testWorkflow',
  area,
  method: 'POST',
  path: '/workflows/{wf_id}/test',
  summary: 'Run the draft dry',
  rules: [
    'Answers the path that a run would take; nothing is changed or sent. Waits are passed at once.',
    'With `graph` and `triggers` these are tried in place of the stored draft.',
    'A run begins with a contact, a deal, a past event (`event_id`) or typed data of one (`datos`, and of what changed the values before in `previous`), which may be of a contact or a deal. Without `trigger_id` the first trigger is taken.',
    'With `node_id` that step alone is tried. `valores` stand for what the records hold, by path; `fijados` for what steps would do, by id.',
  ],
  extension: true,
  readOnly: true,
  writersOnly: true,
  body: z
    .strictObject({
      contacto_id: ref.optional(),
      deal_id: ref.optional(),
      event_id: z
        .string()
        .regex(/^(evt_)?\d{1,15}$/, { error: 'invalid_cursor' })
        .optional()
        .meta({ examples: ['evt_5012'] }),
      datos: freeObject.optional(),
      previous: freeObject.optional(),
      trigger_id: text(64).optional(),
      node_id: text(200).optional(),
      graph: graph.optional(),
      triggers: triggers.optional(),
      valores: z.record(text(200), freeJson).optional(),
      fijados: z.record(text(200), pin).optional(),
    })
    .superRefine((body, ctx) => {
      const { contacto_id, deal_id, event_id, datos, previous } = body;
      const issue = (path: string, message: string) =>
        ctx.addIssue({ code: 'custom', path: [path], message });
      const given = [contacto_id, deal_id, event_id].filter((one) => one !== undefined);
      if (given.length === 0 && datos === undefined) issue('contacto_id', 'required');
      if (given.length > 1) issue(event_id === undefined ? 'deal_id' : 'event_id', 'only_one_allowed');
      if (event_id !== undefined && datos !== undefined) issue('datos', 'only_one_allowed');
      if (previous !== undefined && datos === undefined) issue('datos', 'required');
      if (body.graph && !body.triggers) issue('triggers', 'required');
      if (body.triggers && !body.graph) issue('graph', 'required');
    })
    .meta({
      ...anyWithout({
        contacto_id: ['deal_id', 'event_id'],
        deal_id: ['contacto_id', 'event_id'],
        event_id: ['contacto_id', 'deal_id', 'datos'],
        datos: ['contacto_id', 'deal_id', 'event_id'],
      }),
      dependentRequired: { graph: ['triggers'], triggers: ['graph'], previous: ['datos'] },
    }),
  bodyExample: { contacto_id: 1042 },
  reply: one(workflowTest),
});
