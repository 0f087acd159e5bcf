'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { NewRecord } from '@/components/records/form/use-new-record';
import { useTarget } from '@/components/session/session-context';
import { useWrite } from '@/components/session/use-write';
import { useIssueWords } from '@/components/ui/fields/use-issue-words';
import { upsertDeal } from '@/lib/api/contract/deals';
import { outcomeOf } from '@/lib/api/outcome';
import type { DealRecord } from '@/lib/api/records';
import type { Body } from '@/lib/records/draft';
import { lookAt } from '@/lib/records/note-record';
import { deals } from '@/lib/resources/pipelines/deals';
import { updateOf } from './external-id';
import { useTakenId } from './use-taken-id';

type Reviewed = { readonly deal: DealRecord; readonly body: Body };
type Settle = (deal: DealRecord, words: 'done' | 'updated', title: string) => void;

/** A new deal whose external id another has: which one that is, and updating it with what was typed, once it was seen. */
export function useUpdateTaken(record: NewRecord, settle: Settle) {
  const client = useQueryClient();
  const target = useTarget();
  const issueWords = useIssueWords();
  const upsert = useWrite(upsertDeal);
  const { deal, look } = useTakenId(record);
  const [reviewed, setReviewed] = useState<Reviewed>();
  // An update without an answer to go by is sent again as it was, and no deal made instead.
  const [unsure, setUnsure] = useState<{ readonly fields: string; readonly body: Body }>();

  const now = useMutation({
    mutationFn: async ({ id }: DealRecord) =>
      (await lookAt(client, deals as never, id!, target)) as DealRecord | null,
  });

  /** @throws ApiError */
  async function send(fields: Body, body: Body) {
    try {
      const saved = await upsert.mutateAsync({ body } as never);
      settle(saved, saved.created === true ? 'done' : 'updated', String(saved.title ?? fields.title));
    } catch (error) {
      setUnsure(outcomeOf(error) === 'unknown' ? { fields: JSON.stringify(fields), body } : undefined);
      throw error;
    } finally {
      setReviewed(undefined);
    }
  }

  // What nobody knows to have been made may be what is found, as what was made is.
  const isOwn = !record.isDirty || (record.refusal !== null && outcomeOf(record.refusal) === 'unknown');
  return {
    deal: isOwn ? undefined : deal,
    reviewed,
    isLooking: now.isPending,
    close: () => setReviewed(undefined),
    /** Makes a deal by `create`; where its external id is taken, says so at the field. @throws ApiError */
    async guard(fields: Body, create: (fields: Body) => Promise<unknown>): Promise<void> {
      if (unsure?.fields === JSON.stringify(fields)) return send(fields, unsure.body);
      try {
        await create(fields);
      } catch (error) {
        if (await look(error, fields)) {
          record.form.setError('external_id', { type: 'server', message: issueWords('taken') });
        }
        throw error;
      }
    },
    /** Shows what would change in the deal as it is now. */
    review: () =>
      record.submit(async (fields) => {
        if (!deal) return;
        const fresh = (await now.mutateAsync(deal)) ?? deal;
        setReviewed({ deal: fresh, body: updateOf(fresh, fields) });
      }),
    update: () => record.submit((fields) => send(fields, updateOf(reviewed!.deal, fields))),
  };
}
