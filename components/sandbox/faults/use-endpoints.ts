'use client';

import { useQuery } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import { listWebhookEndpoints } from '@/lib/api/contract/webhooks';
import { queryOf } from '@/lib/api/queries';
import { nameOfEndpoint } from '@/lib/resources/webhooks/endpoint-name';

/** The endpoints that a fault may be about, by their names. */
export function useEndpoints() {
  const { data, isPending } = useQuery(queryOf(listWebhookEndpoints, {}, useTarget()));
  const endpoints = (data?.items ?? []).map((each) => ({
    id: String(each.id),
    label: nameOfEndpoint(each) ?? String(each.id),
  }));
  return { endpoints, isPending };
}
