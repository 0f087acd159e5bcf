'use client';

import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useLiveMessages } from '@/components/live/live-provider';
import { useTarget } from '@/components/session/session-context';
import { call } from '@/lib/api/client';
import { listSubmissions } from '@/lib/api/contract/forms';
import { pagesOf } from '@/lib/api/queries';
import { idOf } from '@/lib/api/records';
import type { Page } from '@/lib/api/reply';
import type { Submission } from '@/lib/forms/answers';
import { listQuery } from '@/lib/records/first-query';
import type { Values } from '@/lib/records/question';
import type { Resource } from '@/lib/resources/resource';

type Pages = InfiniteData<Page<Submission>>;

/**
 * What is sent while a long list is looked at comes in at its head. A short one is read anew by itself as lists are
 * (`LiveRefresh`); a long one is not, and only its newest page is asked for here.
 */
export function useArrivals(of: Resource<Submission>, values: Values): void {
  const client = useQueryClient();
  const target = useTarget();
  const formId = String(of.within?.form_id);
  const sent = { path: { form_id: formId }, query: listQuery(of, values) };
  const { queryKey } = pagesOf(listSubmissions, sent, target);

  async function takeIn() {
    const held = client.getQueryData<Pages>(queryKey);
    if (!held || held.pages.length < 4) return;
    const newest = (await call(listSubmissions, sent, target)) as Page<Submission>;
    client.setQueryData<Pages>(queryKey, (data) => data && withNewest(data, newest.items));
  }
  useLiveMessages({
    events: (events) => {
      const isOurs = events.some(
        ({ type, ids }) =>
          type === 'form.submitted' && (ids.form_id === undefined || String(ids.form_id) === formId),
      );
      // The next one that arrives looks again.
      if (isOurs) void takeIn().catch(() => undefined);
    },
  });
}

/** With the rows that are not there yet at the head of the first page. */
export function withNewest(data: Pages, newest: readonly Submission[]): Pages {
  const [first, ...others] = data.pages;
  const known = new Set(data.pages.flatMap(({ items }) => items.map(idOf)));
  const arrived = newest.filter((row) => !known.has(idOf(row)));
  if (!first || arrived.length === 0) return data;
  return { ...data, pages: [{ ...first, items: [...arrived, ...first.items] }, ...others] };
}
