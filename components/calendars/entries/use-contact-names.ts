'use client';

import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTarget } from '@/components/session/session-context';
import type { Id } from '@/lib/api/loose';
import type { AgendaEntry } from '@/lib/calendars/agenda-entries';
import { recordQuery } from '@/lib/records/note-record';
import { contacts } from '@/lib/resources/contacts/contacts';
import { agendaRequests } from './agenda-requests';

/** The API reads contacts one by one: those of so many appointments are, the others say who they are in their panel. */
const MOST_NAMES = 60;

/** What the contacts of these appointments are called, by id, as far as they are read. */
export function useContactNames(entries: readonly AgendaEntry[]): ReadonlyMap<string, string> {
  const target = useTarget();
  const ids = useMemo(() => {
    const found = new Map<string, Id>();
    for (const { record } of entries) {
      if (found.size >= MOST_NAMES) break;
      if (record.contacto_id !== undefined) found.set(String(record.contacto_id), record.contacto_id);
    }
    return [...found.values()];
  }, [entries]);
  const combine = useCallback(
    (results: readonly UseQueryResult<object | null>[]) =>
      new Map(
        results.flatMap(({ data }, at) => {
          const name = data ? contacts.title(data as never) : undefined;
          return name === undefined ? [] : [[String(ids[at]), name] as const];
        }),
      ),
    [ids],
  );
  return useQueries({
    queries: ids.map((id) => {
      const query = recordQuery(contacts as never, id, target);
      return {
        ...query,
        queryFn: (context: Parameters<typeof query.queryFn>[0]) =>
          agendaRequests.run(async () => query.queryFn(context), context.signal, true),
        staleTime: 300_000,
      };
    }),
    combine,
  });
}
