'use client';

import { useQuery } from '@tanstack/react-query';
import { useSession, useTarget } from '@/components/session/session-context';
import { listForms } from '@/lib/api/contract/forms';
import { listPipelines } from '@/lib/api/contract/pipelines';
import { getSubaccount } from '@/lib/api/contract/subaccounts';
import { listDeliveries } from '@/lib/api/contract/webhooks';
import { listWorkflows } from '@/lib/api/contract/workflows';
import { queryOf } from '@/lib/api/queries';
import { deliveredSent, publishedSent } from './step-reads';
import { countsAs, type StepName, type StepsKnown } from './steps';
import { welcomeQuery } from './welcome-queries';

/** What was done in another tab, by another person or at the server ticks its step after so long at most. */
const FACTS_EVERY_MS = 5_000;
const LISTS_EVERY_MS = 10_000;

type Lists<Row> = { state: { data: { readonly items: readonly Row[] } | undefined } };

/** Reads again until a row is there that counts. */
const until =
  <Row>(counts: (row: Row) => boolean) =>
  ({ state: { data } }: Lists<Row>) =>
    data?.items.some(counts) ? false : LISTS_EVERY_MS;

/**
 * What is known of these steps with the connection, read again until they are done. `isDemo` is undefined while it is
 * not known; a server that does not say so is nobody's demonstration.
 */
export function useSteps(steps: readonly StepName[]): StepsKnown {
  const { connection, closed } = useSession();
  const target = useTarget();
  const isClosed = [...closed.missing, ...closed.noRight].includes(getSubaccount.id);
  const saysWhat = connection?.environment === 'test' && !isClosed;

  const facts = useQuery({
    ...welcomeQuery(connection?.id ?? ''),
    enabled: connection !== null,
    refetchInterval: FACTS_EVERY_MS,
  });
  const about = useQuery({ ...queryOf(getSubaccount, {}, target), enabled: saysWhat, retry: false });
  const isUnsaid = !saysWhat || about.isError;
  const isDemo = isUnsaid ? false : about.data && about.data.contents === 'demo';
  // Of a demonstration the lists say nothing of what was done here.
  const asks = (step: StepName) => steps.includes(step) && isDemo === false;

  const pipelines = useQuery({
    ...queryOf(listPipelines, {}, target),
    enabled: asks('pipeline'),
    refetchInterval: until(countsAs.pipeline),
  });
  const deliveries = useQuery({
    ...queryOf(listDeliveries, deliveredSent, target),
    enabled: steps.includes('endpoint'),
    refetchInterval: until(countsAs.endpoint),
  });
  const forms = useQuery({
    ...queryOf(listForms, publishedSent, target),
    enabled: asks('form'),
    refetchInterval: until(countsAs.form),
  });
  const workflows = useQuery({
    ...queryOf(listWorkflows, publishedSent, target),
    enabled: asks('workflow'),
    refetchInterval: until(countsAs.workflow),
  });
  return {
    facts: facts.data?.facts,
    isDemo,
    pipelines: pipelines.data?.items,
    deliveries: deliveries.data?.items,
    forms: forms.data?.items,
    workflows: workflows.data?.items,
  };
}
