'use client';

import { useQuery } from '@tanstack/react-query';
import { ChoiceOf, type FilterControlProps } from '@/components/records/list/choice-of';
import { useTarget } from '@/components/session/session-context';
import { listTags } from '@/lib/api/contract/contacts';
import { queryOf } from '@/lib/api/queries';
import { idOf } from '@/lib/api/records';

/** One of the subaccount's tags. */
export function TagFilter(props: FilterControlProps) {
  const { data } = useQuery(queryOf(listTags, {}, useTarget()));
  const options = (data?.items ?? []).map((tag) => ({ id: idOf(tag), label: tag.nombre ?? idOf(tag) }));
  return <ChoiceOf {...props} options={options} />;
}
