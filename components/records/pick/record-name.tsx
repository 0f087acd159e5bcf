'use client';

import { useQuery } from '@tanstack/react-query';
import { useNameOr } from '@/components/records/blank';
import { useResource } from '@/components/records/use-resource';
import { useTarget } from '@/components/session/session-context';
import type { Id } from '@/lib/api/loose';
import { recordQuery } from '@/lib/records/note-record';
import type { Resource } from '@/lib/resources/resource';

/** What a record of the resource of this name is called; its id until that is known. Read once for all rows that name it. */
export function RecordName({ of, id }: { of: string; id: Id }) {
  const nameOr = useNameOr();
  const kind = useResource(of);
  return kind ? <Named of={kind} id={id} /> : nameOr(undefined, id);
}

function Named({ of, id }: { of: Resource; id: Id }) {
  const nameOr = useNameOr();
  const { data } = useQuery({ ...recordQuery(of, id, useTarget()), staleTime: 300_000 });
  return <>{nameOr(data ? of.title(data) : undefined, id)}</>;
}
