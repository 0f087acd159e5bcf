/**
 * Which folder may import which: what `npm run lint` checks and the table of docs/architecture.md says. A file belongs to
 * the longest folder that holds it; a folder that is in no row is refused, so a new one is given its place here first.
 */
export type Row = {
  readonly folders: readonly string[];
  /** What the folders of a row may import of each other: those named before them, or none. */
  readonly among: 'those before' | 'none';
  /** Folders outside of the row, with all that is in them. */
  readonly may: readonly string[];
};

const pure = ['lib/contract', 'lib/json', 'lib/format', 'lib/rules'];
const records = [
  'lib/fields',
  'lib/files',
  'lib/contacts',
  'lib/deals',
  'lib/deliveries',
  'lib/resources',
  'lib/records',
  'lib/jobs',
];
const kit = [
  'components/session',
  'components/navigation',
  'components/jobs',
  'components/live',
  'components/commands',
  'components/records',
  'components/shell',
];
const areas = [
  'account',
  'activity',
  'calendars',
  'catalog',
  'connection',
  'contacts',
  'content',
  'forms',
  'import',
  'pipelines',
  'team',
  'webhooks',
  'workflows',
].map((area) => `components/${area}`);
const ofSandbox = ['lib/contract', 'lib/rules', 'lib/database', 'lib/format'];

export const rows: readonly Row[] = [
  { folders: ['lib/contract', 'lib/json', 'lib/format'], among: 'none', may: [] },
  { folders: ['lib/rules'], among: 'none', may: ['lib/contract'] },
  { folders: ['lib/api'], among: 'none', may: pure },
  { folders: records, among: 'those before', may: [...pure, 'lib/api'] },
  {
    folders: [
      'lib/database',
      'lib/store',
      'lib/http',
      'lib/auth',
      'lib/upstream',
      'lib/connection',
      'lib/activity',
      'lib/proxy',
      'lib/history',
      'lib/live',
      'lib/receiver',
      'lib/views',
      'lib/export',
      'lib/start',
    ],
    among: 'those before',
    may: [...pure, 'lib/api', ...records],
  },
  { folders: ['i18n'], among: 'none', may: ['lib/format'] },
  { folders: ['components/ui'], among: 'none', may: ['lib/api', 'lib/format'] },
  { folders: kit, among: 'those before', may: ['components/ui', 'i18n', 'lib'] },
  { folders: areas, among: 'none', may: [...kit, 'components/ui', 'lib'] },
  { folders: ['app'], among: 'none', may: ['components', 'i18n', 'lib'] },
  { folders: ['lib/testing'], among: 'none', may: ['lib'] },
  {
    folders: [
      'sandbox/config.ts',
      'sandbox/core',
      'sandbox/db',
      'sandbox/outbox',
      'sandbox/delivery',
      'sandbox/retention',
      'sandbox/services',
      'sandbox/workflow-runs',
      'sandbox/routes.ts',
      'sandbox/http',
      'sandbox/public',
      'sandbox/seed',
      'sandbox/app.ts',
      'sandbox/cli',
      'sandbox/main.ts',
      'sandbox/testing',
      'sandbox/conformance',
    ],
    among: 'those before',
    may: ofSandbox,
  },
];

/** Folders that start, measure and prove the others: each may import everything. */
export const free = ['bench', 'e2e', 'examples', 'scripts'];

/** What tests (`*.test.ts`, folders `testing` and `conformance`) may import beside what their folder may. */
export const forTests: Readonly<Record<string, readonly string[]>> = {
  app: ['lib', 'scripts', 'e2e/support'],
  components: ['lib', 'scripts'],
  i18n: ['lib'],
  lib: ['app', 'components', 'i18n', 'lib', 'scripts'],
  sandbox: ['sandbox', 'scripts', ...ofSandbox],
};

/** Folders whose rooms are shelves: they hold kinds of one thing and may use each other. */
export const shelves = ['components/ui'];

/** What is not yet as the rules say, `from` and `to`: each is taken out with its last import, and none is added. */
export const exceptions: readonly (readonly [from: string, to: string])[] = [
  ['components/contacts/paths.ts', 'components/contacts/people'],
  ['components/contacts/people', 'components/contacts/paths.ts'],
  ['components/contacts/people', 'components/contacts/tags'],
  ['components/contacts/people', 'components/contacts/tasks'],
  ['components/contacts/tags', 'components/contacts/people'],
  ['components/contacts/tasks', 'components/contacts/paths.ts'],
  ['components/pipelines/board', 'components/pipelines/cards'],
  ['components/pipelines/board', 'components/pipelines/deals'],
  ['components/pipelines/cards', 'components/pipelines/deals'],
  ['components/pipelines/deals', 'components/pipelines/board'],
  ['components/webhooks/deliveries', 'components/webhooks/redelivery'],
  ['components/webhooks/redelivery', 'components/webhooks/deliveries'],
];
