'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTarget } from '@/components/session/session-context';
import { useWrite } from '@/components/session/use-write';
import { toastSuccess } from '@/components/ui/overlays/toast';
import type { ClientOperation } from '@/lib/api/client-operation';
import type { Id } from '@/lib/api/loose';
import { changedNames, type Draft, draftOf } from '@/lib/records/draft';
import { lookBeforeWrite, noteRecord } from '@/lib/records/note-record';
import { pathWith, type Resource } from '@/lib/resources/resource';
import { type Conflict, conflictsOf } from './conflicts';
import type { Rules } from './contract-issues';
import { type Fields, useDraftForm } from './use-draft-form';

type Row = { readonly id?: Id | undefined };

type RecordFormOptions = {
  of: Resource;
  record: Row & { readonly id: Id };
  rules: Rules;
  onDirty: (isDirty: boolean) => void;
  onSaved?: ((record: object) => void) | undefined;
};

/**
 * Edits a record. Only changed fields are sent, and only after a look at the record as it is now: what somebody else
 * changed in the same fields meanwhile is shown before it is written over. What was typed stays until it is saved or
 * discarded, and what others change appears in the fields that nobody is typing into.
 */
export function useRecordForm({ of, record, rules, onDirty, onSaved }: RecordFormOptions) {
  const t = useTranslations('records.form');
  const fields = of.fields as Fields;
  const target = useTarget();
  const client = useQueryClient();
  const draftForm = useDraftForm(of, rules, record);
  const { form, base, isDirty } = draftForm;
  // Of what cannot be changed nothing is ever sent.
  const update = useWrite((of.operations.update ?? of.operations.list) as ClientOperation);
  const [conflicts, setConflicts] = useState<readonly Conflict<Draft>[]>([]);
  const [refusal, setRefusal] = useState<unknown>(null);

  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const follow = useEffectEvent((now: object) => {
    const next = draftOf(fields, now);
    if (!form.formState.isSubmitting && changedNames(next, base).length > 0 && !isDirty) draftForm.fill(next);
  });
  useEffect(() => follow(record), [record]);

  async function look(): Promise<object> {
    return (await lookBeforeWrite(client, of, record.id, target)) ?? record;
  }

  async function save(draft: Draft): Promise<boolean> {
    setRefusal(null);
    try {
      const stored = await look();
      const now = draftOf(fields, stored);
      const mine = changedNames(draft, base);
      const found = conflictsOf(draft, base, now, mine);
      setConflicts(found);
      if (found.length > 0) {
        draftForm.fill(now, { ...now, ...Object.fromEntries(mine.map((name) => [name, draft[name]!])) });
        return false;
      }
      // Nothing is left to send where an earlier try happened although its reply was lost.
      const unsaved = mine.filter((name) => changedNames({ [name]: draft[name]! }, now).length > 0);
      const body = draftForm.bodyOf(draft, unsaved);
      const saved =
        unsaved.length === 0
          ? stored
          : ((await update.mutateAsync({ path: pathWith(of, record.id), body } as never)) as Row);
      // A server may answer with something else than the record.
      const known = (saved as Row).id === undefined ? { ...record, ...body } : (saved as Row);
      noteRecord(client, of, target, known);
      draftForm.settle(draft, draftOf(fields, known));
      onSaved?.(known);
      toastSuccess(t('saved'), undefined, saved);
      return true;
    } catch (error) {
      draftForm.placeErrors(error);
      setRefusal(error);
      return false;
    }
  }

  return {
    ...draftForm,
    refusal,
    conflicts,
    isPending: form.formState.isSubmitting,
    /** Resolves to true once it is saved. */
    async submit(): Promise<boolean> {
      await draftForm.tidy();
      let isSaved = false;
      await form.handleSubmit(async (draft) => {
        isSaved = await save(draft);
      })();
      return isSaved;
    },
    take({ name, theirs }: Conflict<Draft>) {
      form.setValue(name, theirs, { shouldDirty: true, shouldValidate: true });
      setConflicts((all) => all.filter((conflict) => conflict.name !== name));
    },
    discard() {
      draftForm.fill(base);
      setConflicts([]);
      setRefusal(null);
    },
  };
}

export type RecordForm = ReturnType<typeof useRecordForm>;
