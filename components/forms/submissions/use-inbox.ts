'use client';

import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { FormRecord } from '@/components/forms/records';
import { useLiveMessages } from '@/components/live/live-provider';
import { useTarget } from '@/components/session/session-context';
import { call } from '@/lib/api/client';
import { listForms, listSubmissions } from '@/lib/api/contract/forms';
import { keyOf } from '@/lib/api/queries';
import { idOf } from '@/lib/api/records';
import type { Cursor, Page } from '@/lib/api/reply';
import type { Submission } from '@/lib/forms/answers';
import { formsSent, newestSent } from '@/lib/forms/inbox-reads';
import { InboxReader } from './inbox-reader';

const MOST_FORMS = 1_000;
const none: readonly FormRecord[] = [];

/** All forms there are, archived ones too: what was sent through them is kept. */
export function useAllForms() {
  const target = useTarget();
  const [listed, archived] = useQueries({
    queries: ([undefined, 'archived'] as const).map((status) => ({
      queryKey: [...keyOf(listForms, target), 'all', status ?? ''],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const forms: FormRecord[] = [];
        const seen = new Set<Cursor>();
        let cursor: Cursor | undefined;
        do {
          const sent = withCursor(formsSent(status), cursor);
          const page = (await call(listForms, sent as never, { ...target, signal })) as Page<FormRecord>;
          forms.push(...page.items);
          cursor = page.nextCursor ?? undefined;
          if (cursor === undefined || seen.has(cursor)) break;
          seen.add(cursor);
        } while (forms.length < MOST_FORMS);
        return forms;
      },
      staleTime: 60_000,
      structuralSharing: false as const,
    })),
  });
  const { data, error, refetch } = listed!;
  // A server that does not know the filter answers the same forms again, or refuses: then there are those alone.
  const old = archived!.data ?? none;
  const forms = useMemo(() => {
    if (!data) return none;
    const known = new Set(data.map(idOf));
    return [...data, ...old.filter((form) => !known.has(idOf(form)))].filter(({ id }) => id !== undefined);
  }, [data, old]);
  return {
    forms,
    isPending: !data && !error,
    isWhole: !archived!.isPending,
    error: data ? null : error,
    refetch,
  };
}

function withCursor<Sent extends { readonly query: object }>(sent: Sent, cursor: Cursor | undefined): Sent {
  return cursor === undefined ? sent : { ...sent, query: { ...sent.query, cursor } };
}

/**
 * The merged submissions of these forms, asked for by a status where there is one. Forms are read again now and then:
 * what was read of their submissions stays.
 */
export function useInbox(forms: readonly FormRecord[], status: string) {
  const { connectionId } = useTarget();
  const [first] = useState(forms);
  const reader = useMemo(
    () =>
      new InboxReader(first, (formId, cursor, signal) => {
        const sent = withCursor(newestSent(formId, status), cursor);
        return call(listSubmissions, sent as never, { connectionId, signal }) as Promise<Page<Submission>>;
      }),
    [first, status, connectionId],
  );
  useEffect(() => reader.setForms(forms), [reader, forms]);
  useEffect(() => {
    reader.start();
    return () => reader.close();
  }, [reader]);
  const view = useSyncExternalStore(reader.subscribe, reader.getView, reader.getView);
  useLiveMessages({
    events: (events) => {
      const sent = events.filter(({ type }) => type === 'form.submitted');
      const ids = new Set(
        sent.map(({ ids: { form_id } }) => (form_id === undefined ? undefined : String(form_id))),
      );
      for (const id of ids) void reader.refresh(id);
    },
    reset: () => void reader.refresh(undefined),
  });
  return { ...view, reader };
}
