'use client';

import { useQuery } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import { getContact } from '@/lib/api/contract/contacts';
import type { Id } from '@/lib/api/loose';
import { queryOf } from '@/lib/api/queries';
import { contactName } from './contact-picker';

/** What the contact is called; its id where that is not known. Read once for all rows that name it. */
export function ContactName({ id }: { id: Id }) {
  const { data } = useQuery({
    ...queryOf(getContact, { path: { cid: id } }, useTarget()),
    staleTime: 300_000,
  });
  return <>{data ? contactName({ ...data, id: data.id ?? id }) : `#${id}`}</>;
}
