'use client';

import { useQuery } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import type { DeliveryQuestion } from '@/components/webhooks/redelivery/delivery-reader';
import { call } from '@/lib/api/client';
import { listDeliveries } from '@/lib/api/contract/webhooks';
import { keyOf } from '@/lib/api/queries';
import { deliveriesQuery, filterQuery } from '@/lib/deliveries/delivery-filter';
import { useFilterSupport } from './use-filter-support';

/**
 * How many deliveries match, where the server counts them: only asked of one that knows our extensions, since a strict
 * one refuses what it does not know, and not for a text, which is looked for in every body.
 */
export function useDeliveryTotal(question: DeliveryQuestion, isWanted: boolean): number | undefined {
  const target = useTarget();
  const { filter, span } = question;
  const { isSupported } = useFilterSupport(filter);
  const seeksText = filter.search !== '' || filter.header !== '';
  const { data } = useQuery({
    queryKey: [...keyOf(listDeliveries, target), 'total', filterQuery(filter), span.from],
    queryFn: async ({ signal }) => {
      const query = { ...deliveriesQuery(filter, span, true), total: 'true', limit: 1 };
      const sent = { query } as Parameters<typeof call<typeof listDeliveries>>[1];
      return (await call(listDeliveries, sent, { ...target, signal })).total ?? null;
    },
    enabled: isWanted && isSupported === true && !seeksText && !filter.code.endsWith('xx'),
    staleTime: 10_000,
    retry: false,
  });
  return data ?? undefined;
}
