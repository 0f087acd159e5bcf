'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useBoard } from '@/components/pipelines/board/board-context';
import { ConflictNotice } from '@/components/records/form/conflict-notice';
import { type Conflict, conflictsOf } from '@/components/records/form/conflicts';
import { useCan, useTarget } from '@/components/session/session-context';
import { useWrite } from '@/components/session/use-write';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { getDeal, updateDeal } from '@/lib/api/contract/deals';
import { queryOf } from '@/lib/api/queries';
import { type DealRecord, idOf } from '@/lib/api/records';
import {
  changesOf,
  type DealDraft,
  type DealFieldName,
  dealFieldNames,
  draftOf,
  typedSince,
} from './deal-draft';
import { DealFields } from './deal-fields';
import { useDealForm } from './use-deal-form';

type DealFormProps = { deal: DealRecord; onDirty: (isDirty: boolean) => void };

/**
 * Edits a deal. Only changed fields are sent, and only after a look at the deal as it is now: what somebody else
 * changed in the same fields meanwhile is shown before it is written over.
 */
export function DealForm({ deal, onDirty }: DealFormProps) {
  const t = useTranslations('pipelines');
  const target = useTarget();
  const client = useQueryClient();
  const board = useBoard();
  const mayEdit = useCan(updateDeal) && deal.estado !== 'papelera';
  const [base, setBase] = useState(() => draftOf(deal));
  const { form, placeErrors } = useDealForm(base, false);
  const [conflicts, setConflicts] = useState<readonly Conflict<DealDraft, DealFieldName>[]>([]);
  const [refusal, setRefusal] = useState<unknown>(null);
  const update = useWrite(updateDeal);
  const query = queryOf(getDeal, { path: { deal_id: idOf(deal) } }, target);
  const { isDirty, isSubmitting } = form.formState;

  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  // What others change appears while nothing is being typed.
  useEffect(() => {
    if (!isDirty) setBase(draftOf(deal));
  }, [deal, isDirty]);

  async function save(draft: DealDraft) {
    setRefusal(null);
    try {
      const stored = await client.fetchQuery({ ...query, staleTime: 0 });
      const now = draftOf(stored);
      const found = conflictsOf(draft, base, now, dealFieldNames);
      setConflicts(found);
      setBase(now);
      if (found.length > 0) return;
      const body = changesOf(draft, now);
      // Nothing is left to send where an earlier try happened although its reply was lost.
      const saved =
        Object.keys(body).length === 0
          ? stored
          : await update.mutateAsync({ path: { deal_id: deal.id! }, body });
      const known = saved.id === undefined ? { ...deal, ...body } : saved;
      client.setQueryData(query.queryKey, known as DealRecord);
      board.noteChange({ kind: 'put', deal: known as DealRecord });
      const typed = Object.entries(typedSince(draft, form.getValues()));
      form.reset(draftOf(known as DealRecord));
      for (const [name, value] of typed) form.setValue(name as DealFieldName, value, { shouldDirty: true });
      setBase(draftOf(known as DealRecord));
      toastSuccess(t('deal.saved'), undefined, saved);
    } catch (error) {
      if (!placeErrors(error)) setRefusal(error);
    }
  }

  function takeTheirs({ name, theirs }: Conflict<DealDraft, DealFieldName>) {
    form.setValue(name, theirs as never, { shouldDirty: true, shouldValidate: true });
    setConflicts((all) => all.filter((conflict) => conflict.name !== name));
  }

  return (
    <form onSubmit={form.handleSubmit(save)} noValidate className="space-y-4">
      <FormError error={refusal} retry="submit" />
      <ConflictNotice
        conflicts={conflicts}
        nameOf={(name) => t(`field.${name}`)}
        onTake={takeTheirs as never}
      />
      <DealFields control={form.control} isReadOnly={!mayEdit} />
      {mayEdit && (
        <div className="flex justify-end gap-2">
          {isDirty && (
            <Button
              onPress={() => {
                form.reset(base);
                setConflicts([]);
                setRefusal(null);
              }}
            >
              {t('deal.discard')}
            </Button>
          )}
          <Button variant="primary" type="submit" isDisabled={!isDirty} isPending={isSubmitting}>
            {conflicts.length > 0 ? t('deal.saveMine') : t('deal.save')}
          </Button>
        </div>
      )}
    </form>
  );
}
