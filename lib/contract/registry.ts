import * as calendars from './calendars.ts';
import * as catalog from './catalog.ts';
import * as companies from './companies.ts';
import * as contacts from './contacts.ts';
import * as content from './content.ts';
import * as deals from './deals.ts';
import * as forms from './forms.ts';
import { methods } from './method.ts';
import type { Operation } from './operation.ts';
import * as pipelines from './pipelines.ts';
import * as sandbox from './sandbox.ts';
import * as tasks from './tasks.ts';
import * as webhooks from './webhooks.ts';
import * as workflowRuns from './workflow-runs.ts';
import * as workflows from './workflows.ts';

const areas = [
  pipelines,
  deals,
  calendars,
  contacts,
  companies,
  tasks,
  catalog,
  forms,
  workflows,
  workflowRuns,
  content,
  webhooks,
  sandbox,
];

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'pathSchema' in value;
}

/** By path, then by method: the order of a module's exports differs between loaders. */
function byPlace(a: Operation, b: Operation): number {
  if (a.path !== b.path) return a.path < b.path ? -1 : 1;
  return methods.indexOf(a.method) - methods.indexOf(b.method);
}

/** Every operation of the API and of its extensions. Pages import single operations, not this. */
export const operations: readonly Operation[] = areas
  .flatMap((area) => (Object.values(area) as unknown[]).filter(isOperation))
  .sort(byPlace);

const byId = new Map(operations.map((operation) => [operation.id, operation]));

/** The operation with this id (`createDeal`), or undefined. */
export function operationById(id: string): Operation | undefined {
  return byId.get(id);
}
