import type { ProbedOperation } from '@/lib/rules/finding';

/**
 * The reads that a page or an area lives on: with any one of them it is worth opening, without all of them it has
 * nothing to show. A new page adds one line; what is not named here is open on every server.
 */
export const pageNeeds = {
  pipelines: ['listPipelines'],
  contacts: ['listContacts', 'listCompanies', 'listTasks', 'listTags'],
  people: ['listContacts'],
  companies: ['listCompanies'],
  tasks: ['listTasks'],
  tags: ['listTags'],
  import: ['listContacts', 'listCompanies'],
  calendars: ['listCalendars'],
  workflows: ['listWorkflows'],
  webhooks: ['listDeliveries', 'listEvents', 'listWebhookEndpoints'],
  deliveries: ['listDeliveries'],
  events: ['listEvents'],
} as const satisfies Record<string, readonly string[]>;

export type PageName = keyof typeof pageNeeds;

/** Ids of the reads that a server does not have, and of those that it has and does not let the key do. */
export interface ClosedAreas {
  readonly missing: readonly string[];
  readonly noRight: readonly string[];
}

/** Whether a page has something to read, and if not, why. */
export type Access = 'open' | 'missing' | 'no_right';

/** What is closed of what was found. */
export function closedAreas(probed: readonly ProbedOperation[]): ClosedAreas {
  const withFinding = (wanted: ProbedOperation['finding']) =>
    probed.filter(({ finding }) => finding === wanted).map(({ operationId }) => operationId);
  return { missing: withFinding('missing'), noRight: withFinding('no_right') };
}

/** Whether a page can be used. Where some of its reads are missing and the key has no right to the rest, ask for that. */
export function accessTo(page: string, { missing, noRight }: ClosedAreas): Access {
  const needs: readonly string[] = isKnown(page) ? pageNeeds[page] : [];
  if (needs.length === 0 || needs.some((id) => !missing.includes(id) && !noRight.includes(id))) return 'open';
  return needs.some((id) => noRight.includes(id)) ? 'no_right' : 'missing';
}

/** The reads of all pages: an answer to one of them tells whether its page is open. */
export function isNeeded(operationId: string): boolean {
  return Object.values<readonly string[]>(pageNeeds).some((needs) => needs.includes(operationId));
}

const isKnown = (page: string): page is PageName => Object.hasOwn(pageNeeds, page);
