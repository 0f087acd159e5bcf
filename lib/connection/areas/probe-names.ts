import type { Finding, ProbedOperation } from '@/lib/rules/finding';

/** The reads that a server is asked for, in the order in which they are told to people. A new one adds its name here. */
export const probeNames = [
  'listPipelines',
  'listDeals',
  'listCalendars',
  'listContacts',
  'listCompanies',
  'listTags',
  'listTasks',
  'listProducts',
  'listProductCategories',
  'listForms',
  'listWorkflows',
  'getWorkflowCatalog',
  'listMergeFields',
  'listSites',
  'listBlogPosts',
  'listConversations',
  'listEvents',
  'listEventTypes',
  'listDeliveries',
  'listWebhookEndpoints',
  'getSubaccount',
  'getClock',
  'listSnapshots',
  'listRequests',
  'listFaults',
] as const;
export type ProbeName = (typeof probeNames)[number];

/** The reads that came to this, in their order; those of another version of the console have no name here. */
export function namesWith(finding: Finding, probed: readonly ProbedOperation[]): readonly ProbeName[] {
  const found = new Set(
    probed.filter((one) => one.finding === finding).map(({ operationId }) => operationId),
  );
  return probeNames.filter((name) => found.has(name));
}
