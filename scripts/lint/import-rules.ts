/**
 * Which folder may import which: what `npm run lint` checks and the table of docs/architecture.md says. A file belongs to
 * the first folder that holds it, where `*` is any folder's name; one that no row holds is refused, so that a new folder
 * is given its place here first.
 */
export type Row = {
  readonly name: string;
  readonly folders: readonly string[];
  /** What the folders of a row may import of each other: those named before them, or none. */
  readonly among: 'those before' | 'none';
  /** Other rows, by name. */
  readonly may: readonly string[];
};

const library = ['base', 'rules', 'client', 'records', 'database', 'server'];

export const rows: readonly Row[] = [
  { name: 'base', folders: ['lib/contract', 'lib/format'], among: 'none', may: [] },
  { name: 'rules', folders: ['lib/rules'], among: 'none', may: ['base'] },
  { name: 'client', folders: ['lib/json', 'lib/api'], among: 'those before', may: ['base', 'rules'] },
  {
    name: 'records',
    folders: [
      'lib/fields',
      'lib/files',
      'lib/contacts',
      'lib/deals',
      'lib/deliveries',
      'lib/calendars',
      'lib/catalog',
      'lib/forms',
      'lib/workflows',
      'lib/conversations',
      'lib/search',
      'lib/resources',
      'lib/records',
      'lib/jobs',
      'lib/configuration',
    ],
    among: 'those before',
    may: ['base', 'rules', 'client'],
  },
  { name: 'database', folders: ['lib/database'], among: 'none', may: [] },
  { name: 'programs', folders: ['lib/settings', 'lib/metrics'], among: 'none', may: [] },
  {
    name: 'server',
    folders: [
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
      'lib/templates',
      'lib/welcome',
      'lib/export',
      'lib/plans',
      'lib/start',
    ],
    among: 'those before',
    may: ['base', 'rules', 'client', 'records', 'database', 'programs'],
  },
  { name: 'words', folders: ['i18n', 'messages'], among: 'none', may: ['base'] },
  { name: 'ui', folders: ['components/ui'], among: 'none', may: ['base', 'client'] },
  {
    name: 'kit',
    folders: [
      'components/session',
      'components/navigation',
      'components/jobs',
      'components/live',
      'components/commands',
      'components/records',
      'components/editing',
      'components/search',
      'components/faults',
      'components/clock',
      'components/shell',
    ],
    among: 'those before',
    may: ['ui', 'words', ...library],
  },
  { name: 'areas', folders: ['components/*'], among: 'none', may: ['kit', 'ui', ...library] },
  { name: 'pages', folders: ['app'], among: 'none', may: ['areas', 'kit', 'ui', 'words', ...library] },
  {
    name: 'sandbox',
    folders: [
      'sandbox/config.ts',
      'sandbox/core',
      'sandbox/db',
      'sandbox/clock',
      'sandbox/faults',
      'sandbox/outbox',
      'sandbox/delivery',
      'sandbox/request-log',
      'sandbox/retention',
      'sandbox/services',
      'sandbox/workflow-runs',
      'sandbox/subaccounts',
      'sandbox/snapshots',
      'sandbox/scenarios',
      'sandbox/receiver-check',
      'sandbox/routes.ts',
      'sandbox/http',
      'sandbox/public',
      'sandbox/metrics',
      'sandbox/seed',
      'sandbox/app.ts',
      'sandbox/cli',
      'sandbox/main.ts',
      'sandbox/testing',
      'sandbox/conformance',
    ],
    among: 'those before',
    may: ['base', 'rules', 'database', 'programs'],
  },
  { name: 'tests', folders: ['lib/testing'], among: 'none', may: library },
];

/** Folders that start, measure and prove the others: each may import everything. */
export const free = ['bench', 'e2e', 'examples', 'scripts'];

/** What tests (`*.test.ts`, folders `testing` and `conformance`) may import beside what their folder may. */
export const forTests: Readonly<Record<string, readonly string[]>> = {
  app: ['lib', 'scripts', 'e2e/support'],
  components: ['lib', 'scripts'],
  i18n: ['lib'],
  lib: ['app', 'components', 'i18n', 'lib', 'scripts'],
  sandbox: ['sandbox', 'scripts'],
};

/** Folders whose rooms are shelves: they hold kinds of one thing and may use each other. */
export const shelves = ['components/ui'];
