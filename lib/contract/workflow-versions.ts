import { z } from 'zod';
import { list, one, operation } from './operation.ts';
import { pageQuery } from './pagination.ts';
import { id, instant } from './scalars.ts';
import { graph, triggers } from './workflows.ts';

/** A publication: what a workflow was when it was put in force. */
export const workflowVersionSummary = z.looseObject({
  id,
  workflow_id: id,
  vigente: z.boolean().meta({ description: 'True of the publication in force.', examples: [true] }),
  created_at: instant,
});

export const workflowVersion = workflowVersionSummary.extend({ graph, triggers });
export type WorkflowVersionSummary = z.infer<typeof workflowVersionSummary>;
export type WorkflowVersion = z.infer<typeof workflowVersion>;

const area = 'workflows';

export const listWorkflowVersions = operation({
  id: 'listWorkflowVersions',
  area,
  method: 'GET',
  path: '/workflows/{wf_id}/versions',
  summary: "List a workflow's publications, newest first",
  extension: true,
  query: pageQuery,
  reply: list(workflowVersionSummary, 'versions'),
});

export const getWorkflowVersion = operation({
  id: 'getWorkflowVersion',
  area,
  method: 'GET',
  path: '/workflows/{wf_id}/versions/{version_id}',
  summary: 'Read a publication with what it holds',
  extension: true,
  reply: one(workflowVersion),
});
