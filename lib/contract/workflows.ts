import { z } from 'zod';
import { oneOfFields } from './combinations.ts';
import { list, one, operation } from './operation.ts';
import { clienteId, pageQuery } from './pagination.ts';
import { freeJson, freeObject, id, instant, name, ref, storable, text } from './scalars.ts';
import { blockGroups, mergeField, workflowBlocks } from './workflow-blocks.ts';

export const workflowStatuses = ['draft', 'published'] as const;

const exampleGraph = {
  nodes: [
    {
      id: 'n1',
      type: 'action',
      subtype: 'add_tag',
      config: { tag_name: 'cliente' },
      position: { x: 0, y: 120 },
    },
  ],
  edges: [{ id: 'e1', source: 't1', target: 'n1' }],
};
const exampleTriggers = [{ id: 't1', type: 'deal.won', config: {} }];

/** The canvas: `nodes` and `edges`; anything else in it is stored as sent. */
export const graph = freeObject.meta({ type: 'object', examples: [exampleGraph] });
/** What a workflow begins with. */
export const triggers = z
  .array(freeJson)
  .max(200)
  .meta({ examples: [exampleTriggers] });
const settings = freeObject.meta({ type: 'object', examples: [{}] });

/** What stands in the way of a workflow, or will not do what it seems to. Names its node, trigger and key. */
export const workflowFinding = z.looseObject({
  codigo: z.string().meta({ examples: ['missing_required_key'] }),
  mensaje: z.string().meta({ examples: ['Falta la clave obligatoria tag_name.'] }),
  node_id: z
    .string()
    .nullable()
    .meta({ examples: ['n1'] }),
  trigger_id: z
    .string()
    .nullable()
    .meta({ examples: [null] }),
  key: z
    .string()
    .nullable()
    .meta({ examples: ['tag_name'] }),
});
export type WorkflowFinding = z.infer<typeof workflowFinding>;

export const workflow = z.looseObject({
  id,
  nombre: z.string().meta({ examples: ['Bienvenida a clientes'] }),
  descripcion: z.string().nullable(),
  graph,
  triggers,
  settings,
  folder_id: id.nullable(),
  status: z.enum(workflowStatuses),
  activo: z.boolean().meta({ description: 'True while a publication is in force.', examples: [false] }),
  timezone: z.string().meta({ examples: ['America/Santiago'] }),
  published_at: instant.nullable().meta({ examples: [null] }),
  errores_publicacion: z
    .array(workflowFinding)
    .optional()
    .meta({ description: 'In replies to PUT: why the change was saved as a draft and not published.' }),
  created_at: instant,
  updated_at: instant,
});
export type Workflow = z.infer<typeof workflow>;

export const workflowValidation = z.looseObject({
  valido: z.boolean(),
  errores: z.array(workflowFinding).meta({ description: 'They block publishing.' }),
  advertencias: z.array(workflowFinding),
});
export type WorkflowValidation = z.infer<typeof workflowValidation>;

const area = 'workflows';

export const listWorkflows = operation({
  id: 'listWorkflows',
  area,
  method: 'GET',
  path: '/workflows',
  summary: 'List workflows, newest first',
  query: { ...clienteId, status: text(100).optional(), ...pageQuery },
  reply: list(workflow, 'workflows'),
});

export const createWorkflow = operation({
  id: 'createWorkflow',
  area,
  method: 'POST',
  path: '/workflows',
  summary: 'Create an empty draft',
  rules: [
    "It is a draft (`status` `draft`, `activo` false) with an empty canvas and the subaccount's time zone.",
  ],
  success: 201,
  body: z.strictObject({
    nombre: name,
    descripcion: text(2000).nullable().optional(),
    folder_id: ref.nullable().optional(),
  }),
  bodyExample: { nombre: 'Bienvenida a clientes' },
  reply: one(workflow),
});

export const getWorkflowCatalog = operation({
  id: 'getWorkflowCatalog',
  area,
  method: 'GET',
  path: '/workflows/catalog',
  summary: 'The building blocks of workflows',
  rules: [
    'Each trigger, action and logic step with its identifier and the schema of its config.',
    '`tipo` is an exact identifier: the `subtype` of an action or logic step, the `type` of a trigger.',
    '`reglas`, `alias` and `pasos_simulados` are always included.',
    'Only exact `type` and `subtype` values are executed; any other string is stored but never runs.',
  ],
  query: { grupo: z.enum(blockGroups).optional(), tipo: text(100).optional() },
  reply: one(workflowBlocks),
});

export const listMergeFields = operation({
  id: 'listMergeFields',
  area,
  method: 'GET',
  path: '/workflows/merge-fields',
  summary: 'The merge tags that step configs may use',
  rules: [
    "The standard ones of contacts and deals and the subaccount's custom fields; others render empty.",
    'Without `objeto` those of `contact` are answered.',
  ],
  query: { ...clienteId, objeto: text(100).default('contact') },
  reply: list(mergeField, 'merge_fields'),
});

export const validateWorkflow = operation({
  id: 'validateWorkflow',
  area,
  method: 'POST',
  path: '/workflows/validate',
  summary: 'Check a workflow without writing anything',
  rules: [
    'Takes either `workflow_id`, or `graph` and `triggers`.',
    '`errores` block publishing.',
    '`advertencias` publish but will not do what they seem: missing required keys, unread fields, triggers the platform never emits, simulated steps.',
  ],
  readOnly: true,
  body: z
    .strictObject({
      workflow_id: ref.optional(),
      graph: graph.optional(),
      triggers: triggers.optional(),
    })
    .superRefine((body, ctx) => {
      const issue = (path: string, message: string) =>
        ctx.addIssue({ code: 'custom', path: [path], message });
      if (body.workflow_id !== undefined) {
        if (body.graph) issue('graph', 'only_one_allowed');
        if (body.triggers) issue('triggers', 'only_one_allowed');
      } else if (!body.graph && !body.triggers) {
        issue('workflow_id', 'required');
      } else {
        if (!body.graph) issue('graph', 'required');
        if (!body.triggers) issue('triggers', 'required');
      }
    })
    .meta({
      ...oneOfFields('workflow_id', 'graph'),
      dependentRequired: { graph: ['triggers'], triggers: ['graph'] },
    }),
  bodyExample: { graph: exampleGraph, triggers: exampleTriggers },
  reply: one(workflowValidation),
});

export const getWorkflow = operation({
  id: 'getWorkflow',
  area,
  method: 'GET',
  path: '/workflows/{wf_id}',
  summary: 'Read a workflow',
  query: clienteId,
  reply: one(workflow),
});

export const replaceWorkflow = operation({
  id: 'replaceWorkflow',
  area,
  method: 'PUT',
  path: '/workflows/{wf_id}',
  summary: 'Replace what a workflow holds',
  rules: [
    'Each field that is sent replaces its whole column, without merging; one left out stays.',
    'A published workflow whose new graph is valid is published anew, live.',
    'With an invalid graph it is saved as a draft, the publication in force stays (`activo` true), and the reply carries `errores_publicacion`.',
    'A field that the server sets (`id`, `status`, `activo`, dates) may be sent back and is ignored.',
  ],
  body: storable(
    z.looseObject({
      nombre: name.optional(),
      descripcion: text(2000).nullable().optional(),
      graph: graph.optional(),
      triggers: triggers.optional(),
      settings: settings.optional(),
      folder_id: ref.nullable().optional(),
    }),
  ),
  bodyExample: { nombre: 'Bienvenida a clientes', graph: exampleGraph, triggers: exampleTriggers },
  reply: one(workflow),
});

export const deleteWorkflow = operation({
  id: 'deleteWorkflow',
  area,
  method: 'DELETE',
  path: '/workflows/{wf_id}',
  summary: 'Delete a workflow',
  rules: ['A publication ends with it, and runs that wait are stopped.'],
  reply: one(z.looseObject({ id, deleted: z.boolean() })),
});

export const publishWorkflow = operation({
  id: 'publishWorkflow',
  area,
  method: 'POST',
  path: '/workflows/{wf_id}/publish',
  summary: 'Publish a workflow',
  rules: [
    'Answers 409 `workflow_invalid` where validation finds errors; `error.errores` lists them as `validate` does.',
  ],
  extension: true,
  reply: one(workflow),
  refusals: ['workflow_invalid'],
});

export const unpublishWorkflow = operation({
  id: 'unpublishWorkflow',
  area,
  method: 'POST',
  path: '/workflows/{wf_id}/unpublish',
  summary: 'Take a workflow out of force',
  rules: [
    'It is a draft again; runs under way go on to their end.',
    'Without a publication in force it answers 409 `workflow_not_published`.',
  ],
  extension: true,
  reply: one(workflow),
  refusals: ['workflow_not_published'],
});
