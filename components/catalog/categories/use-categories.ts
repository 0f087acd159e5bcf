'use client';

import { useQuery } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import { listProductCategories } from '@/lib/api/contract/catalog';
import { hasId } from '@/lib/api/has-id';
import { keyOf } from '@/lib/api/queries';
import type { CategoryRecord } from '@/lib/api/records';
import type { Page } from '@/lib/api/reply';
import { readCategories } from '@/lib/catalog/read-categories';

const none: readonly CategoryRecord[] = [];
const withId = ({ items }: Page<CategoryRecord>): readonly CategoryRecord[] => items.filter(hasId);

/** All categories of the subaccount, read once for all that name them; the same list until it is read anew. */
export function useCategories(): readonly CategoryRecord[] {
  const target = useTarget();
  const { data } = useQuery({
    queryKey: keyOf(listProductCategories, target, {}),
    queryFn: async ({ signal }): Promise<Page<CategoryRecord>> => ({
      items: [...(await readCategories({ ...target, signal }))],
      nextCursor: null,
      beside: {},
    }),
    structuralSharing: false,
    staleTime: 60_000,
    select: withId,
  });
  return data ?? none;
}
