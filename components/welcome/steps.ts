import { accessTo, type ClosedAreas } from '@/lib/connection/areas/page-access';
import { mayManageConnections, mayManageUsers, type Role } from '@/lib/rules/roles';
import type { WelcomeFacts } from '@/lib/welcome/welcome-reply';

export const stepNames = ['connect', 'invite', 'pipeline', 'endpoint', 'form', 'workflow'] as const;
export type StepName = (typeof stepNames)[number];

/** Where each step is done. */
export const stepPaths: Readonly<Record<StepName, string>> = {
  connect: '/settings/connections/new',
  invite: '/settings/team',
  pipeline: '/pipelines',
  endpoint: '/webhooks/receiver',
  form: '/forms',
  workflow: '/workflows',
};

/** The page without whose reads a step cannot be seen to be done; a server that lacks it has no such step. */
const stepPages: Readonly<Partial<Record<StepName, string>>> = {
  pipeline: 'pipelines',
  endpoint: 'deliveries',
  form: 'form-list',
  workflow: 'workflows',
};

const ofManagers: readonly StepName[] = ['connect', 'invite', 'pipeline', 'endpoint', 'form'];
const ofOthers: Readonly<Partial<Record<Role, readonly StepName[]>>> = {
  integrator: ['endpoint'],
  designer: ['form', 'workflow'],
};

/** The first steps that a role can take on this server, in their order. */
export function stepsFor(role: Role, closed: ClosedAreas): readonly StepName[] {
  const steps = mayManageConnections(role) ? ofManagers : (ofOthers[role] ?? []);
  return steps.filter((step) => {
    if (step === 'invite') return mayManageUsers(role);
    const page = stepPages[step];
    return page === undefined || accessTo(page, closed) === 'open';
  });
}

type Row = { readonly status?: unknown; readonly es_default?: unknown };

/** What is known of a connection, each part undefined until it was read. */
export interface StepsKnown {
  readonly facts: WelcomeFacts | undefined;
  /** Whether the data is a demonstration's, of which nothing counts as the user's own work. */
  readonly isDemo: boolean | undefined;
  readonly pipelines: readonly Row[] | undefined;
  readonly deliveries: readonly Row[] | undefined;
  readonly forms: readonly Row[] | undefined;
  readonly workflows: readonly Row[] | undefined;
}

const isPublished = ({ status }: Row) => status === 'published';

/** Which rows of a step's list show that it is done. The default pipeline comes with every subaccount. */
export const countsAs = {
  pipeline: ({ es_default }: Row) => es_default !== true,
  endpoint: ({ status }: Row) => status === 'delivered',
  form: isPublished,
  workflow: isPublished,
};

/**
 * Whether a step is done; undefined while that is not known. A pipeline, a form or a workflow counts where it was made
 * through this console or, unless the data is a demonstration's, is there.
 */
export function isStepDone(step: StepName, known: StepsKnown): boolean | undefined {
  const { facts, deliveries } = known;
  switch (step) {
    case 'connect':
      return facts?.isConnected;
    case 'invite':
      return facts?.hasInvited;
    case 'endpoint':
      return deliveries?.some(countsAs.endpoint);
    case 'pipeline':
      return eitherOf(facts?.hasMadePipeline, known, known.pipelines, countsAs.pipeline);
    case 'form':
      return eitherOf(facts?.hasPublishedForm, known, known.forms, countsAs.form);
    case 'workflow':
      return eitherOf(facts?.hasPublishedWorkflow, known, known.workflows, countsAs.workflow);
  }
}

function eitherOf(
  isMadeHere: boolean | undefined,
  { isDemo }: StepsKnown,
  rows: readonly Row[] | undefined,
  counts: (row: Row) => boolean,
): boolean | undefined {
  if (isMadeHere || isDemo) return isMadeHere;
  const isThere = isDemo === undefined ? undefined : rows?.some(counts);
  return isThere === true || (isThere === false && isMadeHere === false) ? isThere : undefined;
}

/** Whether there were steps and all of them are known to be done. */
export function isAllDone(steps: readonly StepName[], known: StepsKnown): boolean {
  return steps.length > 0 && steps.every((step) => isStepDone(step, known) === true);
}

/** A name that no connection has yet: `Empty subaccount 2` beside one without a number. */
export function freeConnectionName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  let number = 2;
  while (taken.includes(`${name} ${number}`)) number++;
  return `${name} ${number}`;
}
