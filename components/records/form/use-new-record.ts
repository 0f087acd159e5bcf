'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTarget } from '@/components/session/session-context';
import { useWrite } from '@/components/session/use-write';
import type { ClientOperation } from '@/lib/api/client-operation';
import type { Id } from '@/lib/api/loose';
import type { Body } from '@/lib/records/draft';
import { noteNewRecord, noteRecord } from '@/lib/records/note-record';
import type { Resource } from '@/lib/resources/resource';
import type { Rules } from './contract-issues';
import { useDraftForm } from './use-draft-form';

type Reply = { readonly id?: Id | undefined };

/** Makes a record: what is typed, what is wrong with it, and the writing of it. */
export function useNewRecord(of: Resource, rules: Rules) {
  const draftForm = useDraftForm(of, rules, undefined);
  const client = useQueryClient();
  const target = useTarget();
  const create = useWrite(of.operations.create as ClientOperation);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [isDone, setIsDone] = useState(false);
  const send = (body: Body) => create.mutateAsync({ body } as never) as Promise<Reply>;

  return {
    ...draftForm,
    isDirty: draftForm.isDirty && !isDone,
    isPending: draftForm.form.formState.isSubmitting || isDone,
    refusal,
    send,
    /** Checks what is typed, then does `act` with what would be sent; what that throws is said in the form. */
    async submit(act: (body: Body) => Promise<unknown>): Promise<void> {
      setRefusal(null);
      await draftForm.tidy();
      await draftForm.form.handleSubmit(async (draft) => {
        try {
          await act(draftForm.bodyOf(draft));
        } catch (error) {
          draftForm.placeErrors(error);
          setRefusal(error);
        }
      })();
    },
    /** Shows what was made in the lists, and lets the form go. */
    settle(reply: Reply): void {
      setIsDone(true);
      noteRecord(client, of, target, reply);
      noteNewRecord(client, of, target);
    },
    /** Is ready for the next one. */
    again(): void {
      draftForm.fill(draftForm.base);
      setIsDone(false);
    },
  };
}

export type NewRecord = ReturnType<typeof useNewRecord>;
