'use client';

import { useQuery } from '@tanstack/react-query';
import { navigationItems } from '@/components/navigation/navigation';
import { useSession } from '@/components/session/session-context';
import { searches } from '@/lib/resources/registry.generated';
import type { Search } from '@/lib/resources/search';
import { mayCall } from '@/lib/rules/roles';

/** What all areas find by text, in the order of the sidebar. */
export const loadSearches = async (): Promise<readonly Search[]> => {
  const loaded = (await Promise.all(Object.values(searches).map((load) => load()))).flat();
  const placeOf = ({ of }: Search) => navigationItems.findIndex(({ area }) => area === of.area);
  return loaded.sort((one, other) => placeOf(one) - placeOf(other));
};

/** The kinds of records that can be found here: those that the server has, and the key and the role may read. */
export function useSearchKinds() {
  const { closed, user } = useSession();
  const loaded = useQuery({
    queryKey: ['searches'],
    queryFn: loadSearches,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  const isOpen = ({ of: { operations } }: Search) =>
    !closed.missing.includes(operations.list.id) &&
    !closed.noRight.includes(operations.list.id) &&
    mayCall(user.role, operations.list);
  return {
    kinds: loaded.data?.filter(isOpen) ?? [],
    isPending: loaded.isPending,
    error: loaded.error,
    retry: () => void loaded.refetch(),
  };
}
