'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { ConflictNotice } from '@/components/records/form/conflict-notice';
import { conflictsOf } from '@/components/records/form/conflicts';
import { useCan, useTarget } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { idOf, type PartyRecord } from '@/lib/api/records';
import { DuplicateNotice } from './duplicate-notice';
import { noteParty } from './party-cache';
import { draftOf, type PartyDraft } from './party-draft';
import { PartyFields } from './party-fields';
import { type PartyKind, partyQuery } from './party-kind';
import { useDuplicates } from './use-duplicates';
import { usePartyForm } from './use-party-form';
import { usePartyWrite } from './use-party-write';

type PartyFormProps = { kind: PartyKind; party: PartyRecord; onDirty: (isDirty: boolean) => void };

/**
 * Edits a contact or a company. Only changed fields are sent, and only after a look at the record as it is now: what
 * somebody else changed in the same fields meanwhile is shown before it is written over.
 */
export function PartyForm({ kind, party, onDirty }: PartyFormProps) {
  const t = useTranslations('contacts');
  const target = useTarget();
  const client = useQueryClient();
  const mayEdit = useCan(kind.operations.update);
  const form = usePartyForm(kind, draftOf(party));
  const duplicates = useDuplicates(kind, form.draft, idOf(party));
  const [theirs, setTheirs] = useState<PartyDraft>();
  const [refusal, setRefusal] = useState<unknown>(null);
  const { isDirty } = form;

  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  // What others change appears while nothing is being typed.
  const fill = useEffectEvent((now: typeof party) => {
    if (!isDirty) form.reset(draftOf(now));
  });
  useEffect(() => fill(party), [party]);

  const save = usePartyWrite(kind, 'update');
  const look = useMutation({
    mutationFn: () => client.fetchQuery({ ...partyQuery(kind, party.id!, target), staleTime: 0 }),
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setRefusal(null);
    const checked = await form.check(false);
    if (!checked) return;
    try {
      const stored = (await look.mutateAsync()) as PartyRecord;
      const now = draftOf(stored);
      // Asked once for each state of theirs: saving again writes over it.
      const isNews = JSON.stringify(now) !== JSON.stringify(theirs);
      if (isNews && conflictsOf(checked.draft, form.base, now, kind.fields).length > 0) return setTheirs(now);
      // Nothing is left to send where an earlier try happened although its reply was lost.
      const isStored = kind.fields.every((name) => checked.draft[name] === now[name]);
      const isCustomStored = checked.draft.campos_custom === now.campos_custom;
      const reply =
        isStored && isCustomStored
          ? stored
          : await save.send({ path: kind.pathOf(party.id!), body: checked.body });
      const known = reply.id === undefined ? ({ ...party, ...checked.body } as PartyRecord) : reply;
      noteParty(client, kind, target, known);
      form.settle(checked.draft, draftOf(known));
      setTheirs(undefined);
      toastSuccess(t('saved'), undefined, reply);
    } catch (error) {
      form.placeErrors(error);
      setRefusal(error);
    }
  }

  const conflicts = theirs ? conflictsOf(form.draft, form.base, theirs, kind.fields) : [];
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-4">
      <FormError error={refusal} retry="submit" />
      <ConflictNotice
        conflicts={conflicts}
        nameOf={(name) => t(`field.${name}`)}
        onTake={({ name, theirs: value }) => form.set(name, value as never)}
      />
      <DuplicateNotice kind={kind} duplicates={isDirty ? duplicates : []} />
      <PartyFields kind={kind} form={form} isReadOnly={!mayEdit} />
      {mayEdit && (
        <div className="sticky -bottom-4 flex justify-end gap-2 bg-surface py-3">
          {isDirty && (
            <Button
              onPress={() => {
                form.reset(form.base);
                setTheirs(undefined);
                setRefusal(null);
              }}
            >
              {t('discard')}
            </Button>
          )}
          <Button
            variant="primary"
            type="submit"
            isDisabled={!isDirty}
            isPending={save.isPending || look.isPending}
          >
            {conflicts.length > 0 ? t('saveMine') : t('save')}
          </Button>
        </div>
      )}
    </form>
  );
}
