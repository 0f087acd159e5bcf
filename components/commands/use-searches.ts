'use client';

import { useQueries, useQuery } from '@tanstack/react-query';
import { useLocale, useTimeZone } from 'next-intl';
import { useSession, useTarget } from '@/components/session/session-context';
import { call, type Sending } from '@/lib/api/client';
import { keyOf, queryOf } from '@/lib/api/queries';
import type { ListOperation, Page } from '@/lib/api/reply';
import { searches } from '@/lib/resources/registry.generated';
import { type Looking, searchedBy } from '@/lib/resources/search';

type Row = { readonly id?: string | number };

/** What all areas find by text, loaded when the palette is first opened. */
export const loadSearches = async () =>
  (await Promise.all(Object.values(searches).map((load) => load()))).flat();

/** The reads that find records by a text; those that the server does not have are not asked. */
export function useSearches(text: string, most: number, enabled: boolean) {
  const target = useTarget();
  const { missing } = useSession().closed;
  const where = { locale: useLocale(), timeZone: useTimeZone() ?? 'UTC' };
  const loaded = useQuery({
    queryKey: ['searches'],
    queryFn: loadSearches,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const asked = (loaded.data ?? []).filter(({ of }) => !missing.includes(of.operations.list.id));
  const reads = useQueries({
    queries: asked.map(({ of, find }) => {
      if (find) {
        return {
          queryKey: ['searches', target.connectionId ?? '', of.path, text],
          queryFn: async ({ client }) => {
            const read: Looking['read'] = (operation, sent) =>
              client.fetchQuery(queryOf(operation, sent, target));
            const items = await find(text, { read, most, now: Date.now(), ...where });
            return { items, nextCursor: null } as Page<Row>;
          },
          structuralSharing: false,
          enabled,
        };
      }
      const by = searchedBy(of);
      const sent = (by ? { query: { [by]: text, limit: most } } : {}) as Sending<ListOperation>;
      return {
        queryKey: keyOf(of.operations.list, target, sent),
        queryFn: ({ signal }) => call(of.operations.list, sent, { ...target, signal }) as Promise<Page<Row>>,
        structuralSharing: false,
        enabled,
      };
    }),
  });
  return {
    reads: [loaded, ...reads],
    isPending: loaded.isPending || reads.some((read) => read.isPending),
    found: asked.map((search, place) => ({
      ...search,
      rows: reads[place]?.data?.items ?? [],
    })),
  };
}
