'use client';

import { useQuery } from '@tanstack/react-query';
import { resources } from '@/lib/resources/registry.generated';
import type { Resource } from '@/lib/resources/resource';

/** What records of this name are. Its code comes when it is first asked for, and stays. */
export function useResource(name: string): Resource | undefined {
  return useQuery({
    queryKey: ['resource', name],
    queryFn: () => resources[name]!(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  }).data;
}
