'use client';

import { useQuery } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import { getCompany } from '@/lib/api/contract/companies';
import type { Id } from '@/lib/api/loose';
import { queryOf } from '@/lib/api/queries';

/** What the company is called; its id until that is known. Read once for all rows that name it. */
export function CompanyName({ id }: { id: Id }) {
  const { data } = useQuery({
    ...queryOf(getCompany, { path: { empresa_id: id } }, useTarget()),
    staleTime: 300_000,
  });
  return <>{data?.nombre || `#${id}`}</>;
}
