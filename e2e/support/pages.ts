/** What a page may be about: ids of records that the sweep has made, as they stand in addresses. */
export type Records = Readonly<
  Record<
    | 'pipeline'
    | 'deal'
    | 'contact'
    | 'company'
    | 'task'
    | 'appointment'
    | 'workflow'
    | 'endpoint'
    | 'delivery'
    | 'event'
    | 'request'
    | 'product'
    | 'form'
    | 'submission',
    number | string
  >
>;

export type LookedAt = {
  /** The folder of its `page.tsx` below `app`, without groups; none for what no page answers. */
  readonly route: string | undefined;
  /** Where it differs from the route. */
  readonly address?: (records: Records) => string;
  /** Whether its panel has tabs, which are looked at one by one. */
  readonly tabs?: boolean;
  /** Of a visitor who is not signed in. */
  readonly signedOut?: boolean;
  /** Of a server that has nothing it shows something else. */
  readonly lists?: boolean;
};

/**
 * Every page of the console, and what else an address shows: the accessibility sweep visits them all, and
 * `app/pages.test.ts` fails where a `page.tsx` is in none of the lines.
 */
export const pages: readonly LookedAt[] = [
  { route: '/sign-in', signedOut: true },
  { route: '/setup', address: () => '/setup?token=invented', signedOut: true },
  { route: '/invitation', address: () => '/invitation?token=invented', signedOut: true },
  { route: '/' },
  { route: undefined, address: () => '/no-such-page' },
  { route: '/overview', lists: true },
  { route: '/sandbox' },
  { route: '/explorer' },
  { route: '/explorer/[operationId]', address: () => '/explorer/createDeal' },
  { route: '/explorer/[operationId]', address: () => '/explorer/listDeliveries' },
  { route: '/explorer/[operationId]', address: () => '/explorer/noSuchOperation' },
  { route: '/search' },
  { route: '/search', address: () => '/search?q=an' },
  { route: '/search', address: () => '/search?q=nothing-is-called-that' },

  { route: '/configuration' },
  { route: '/configuration/plans' },
  { route: '/configuration/plans/[id]', address: () => '/configuration/plans/no-such-plan' },
  {
    route: '/configuration/records/[kind]/[name]',
    address: () => '/configuration/records/products/no-such-record',
  },

  { route: '/pipelines', lists: true },
  { route: '/pipelines/[pipelineId]', address: ({ pipeline }) => `/pipelines/${pipeline}` },
  { route: '/pipelines/[pipelineId]', address: ({ pipeline }) => `/pipelines/${pipeline}?view=list` },
  { route: '/pipelines/[pipelineId]', address: () => '/pipelines/999999' },
  {
    route: '/pipelines/[pipelineId]/deals/[dealId]',
    address: ({ pipeline, deal }) => `/pipelines/${pipeline}/deals/${deal}`,
    tabs: true,
  },
  {
    route: '/pipelines/[pipelineId]/deals/new',
    address: ({ pipeline }) => `/pipelines/${pipeline}/deals/new`,
  },
  { route: '/pipelines/deals/new' },
  { route: '/pipelines/[pipelineId]/forecast', address: ({ pipeline }) => `/pipelines/${pipeline}/forecast` },
  { route: '/pipelines/[pipelineId]/settings', address: ({ pipeline }) => `/pipelines/${pipeline}/settings` },

  { route: '/contacts', lists: true },
  { route: '/contacts', address: () => '/contacts?q=nobody-is-called-that' },
  { route: '/contacts/[id]', address: ({ contact }) => `/contacts/${contact}` },
  { route: '/contacts/[id]/full', address: ({ contact }) => `/contacts/${contact}/full` },
  { route: '/contacts/new' },
  { route: '/contacts/import' },
  { route: '/contacts/companies', lists: true },
  { route: '/contacts/companies/[id]', address: ({ company }) => `/contacts/companies/${company}` },
  { route: '/contacts/companies/[id]/full', address: ({ company }) => `/contacts/companies/${company}/full` },
  { route: '/contacts/companies/new' },
  { route: '/contacts/tags', lists: true },
  { route: '/tasks', lists: true },
  { route: '/tasks', address: () => '/tasks?view=list' },
  { route: '/tasks', address: () => '/tasks?view=board' },
  { route: '/tasks/[id]', address: ({ task }) => `/tasks/${task}` },

  { route: '/calendars', lists: true },
  { route: '/calendars/settings', lists: true },
  { route: '/calendars/settings/[id]', address: () => '/calendars/settings/1' },
  {
    route: '/calendars/appointments/[id]',
    address: ({ appointment }) => `/calendars/appointments/${appointment}`,
    tabs: true,
  },
  { route: '/calendars/book' },

  { route: '/catalog', lists: true },
  { route: '/catalog', address: () => '/catalog?q=nothing-is-called-that' },
  { route: '/catalog/change-prices' },
  { route: '/catalog', address: () => '/catalog?estado=papelera' },
  { route: '/catalog/categories', lists: true },
  { route: '/catalog/[id]', address: ({ product }) => `/catalog/${product}` },
  { route: '/catalog/[id]', address: () => '/catalog/999999' },
  { route: '/catalog/[id]/prices', address: ({ product }) => `/catalog/${product}/prices` },
  { route: '/catalog/import' },

  { route: '/content', lists: true },
  { route: '/content/[id]', address: () => '/content/1' },
  { route: '/content/posts', lists: true },
  { route: '/content/posts/[id]', address: () => '/content/posts/inventario-sin-planillas', tabs: true },

  { route: '/content/conversations', lists: true },
  { route: '/content/conversations/[id]', address: () => '/content/conversations/1' },
  { route: '/content/conversations/[id]', address: () => '/content/conversations/999999' },

  { route: '/forms', lists: true },
  { route: '/forms/[formId]', address: ({ form }) => `/forms/${form}` },
  { route: '/forms/[formId]', address: () => '/forms/999999' },
  { route: '/forms/submissions', lists: true },
  { route: '/forms/[formId]/submissions', address: ({ form }) => `/forms/${form}/submissions` },
  { route: '/forms/[formId]/submissions', address: ({ form }) => `/forms/${form}/submissions?view=summary` },
  {
    route: '/forms/[formId]/submissions/[id]',
    address: ({ form, submission }) => `/forms/${form}/submissions/${submission}`,
    tabs: true,
  },

  { route: '/workflows', lists: true },
  { route: '/workflows/[workflowId]', address: ({ workflow }) => `/workflows/${workflow}` },

  { route: '/webhooks', lists: true },
  { route: '/webhooks/endpoints/new' },
  { route: '/webhooks/endpoints/[id]', address: ({ endpoint }) => `/webhooks/endpoints/${endpoint}` },
  { route: '/webhooks/deliveries', lists: true },
  {
    route: '/webhooks/deliveries/[id]',
    address: ({ delivery }) => `/webhooks/deliveries/${delivery}`,
    tabs: true,
  },
  { route: '/webhooks/events', lists: true },
  { route: '/webhooks/events/[id]', address: ({ event }) => `/webhooks/events/${event}` },
  { route: '/webhooks/requests', lists: true },
  { route: '/webhooks/requests/[id]', address: ({ request }) => `/webhooks/requests/${request}` },
  { route: '/webhooks/catalog' },
  { route: '/webhooks/catalog/[type]', address: () => '/webhooks/catalog/refund.issued' },
  { route: '/webhooks/receiver' },
  { route: '/webhooks/verify' },

  { route: '/settings' },
  { route: '/settings/account' },
  { route: '/settings/activity' },
  { route: '/settings/activity/[id]', address: () => '/settings/activity/1' },
  { route: '/settings/connections' },
  { route: '/settings/connections/[id]', address: () => '/settings/connections/1' },
  { route: '/settings/connections/new' },
  { route: '/settings/team' },
];

/** The address of a page. */
export function addressOf({ route, address }: LookedAt, records: Records): string {
  return address?.(records) ?? route!;
}

/** The area of the console that a page is in, by the first word of its route. */
export function areaOf({ route = '', signedOut = false }: LookedAt): string {
  return signedOut ? 'signed out' : route.split('/')[1] || 'start';
}
