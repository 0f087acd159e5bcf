'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { partyPath } from '@/components/contacts/paths';
import { useUrlFilter } from '@/components/records/list/use-url-filter';
import { useCan, useTarget } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { lazy } from '@/components/ui/lazy';
import { SidePanel } from '@/components/ui/overlays/side-panel';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { outcomeOf } from '@/lib/api/outcome';
import { idOf } from '@/lib/api/records';
import type { Match } from '@/lib/contacts/match';
import { partyName } from '@/lib/contacts/party-name';
import { DuplicateNotice } from './duplicate-notice';
import { noteNewParty, noteParty } from './party-cache';
import { draftOf, type PartyBody } from './party-draft';
import { PartyFields } from './party-fields';
import { type PartyKindName, partyKinds } from './party-kind';
import { lookForMatch } from './upsert-look';
import { useDuplicates } from './use-duplicates';
import { usePartyForm } from './use-party-form';
import { usePartyWrite } from './use-party-write';

const MatchDialog = lazy(() => import('./match-dialog').then((module) => module.MatchDialog));

type Found = { readonly match: Match; readonly body: PartyBody };

/** A new record over its list. Where one with the same key is there, it is shown what an update of it would do. */
export function NewPartyPanel({ kindName }: { kindName: PartyKindName }) {
  const kind = partyKinds[kindName];
  const t = useTranslations('contacts');
  const router = useRouter();
  const client = useQueryClient();
  const target = useTarget();
  const { query } = useUrlFilter([]);
  const mayCreate = useCan(kind.operations.create);
  const form = usePartyForm(kind, draftOf());
  const duplicates = useDuplicates(kind, form.draft, '');
  const [found, setFound] = useState<Found>();
  const [refusal, setRefusal] = useState<unknown>(null);
  const close = () => router.push(`${kind.path}${query}`, { scroll: false });

  const create = usePartyWrite(kind, 'create');
  const upsert = usePartyWrite(kind, 'upsert');
  const isWriting = create.isPending || upsert.isPending;
  const isDone = create.isSuccess || upsert.isSuccess;
  // What was sent and has no answer yet to go by is not looked for before it is sent again: it may be what is found.
  const [unsure, setUnsure] = useState<{ verb: 'create' | 'upsert'; body: PartyBody }>();

  async function save(verb: 'create' | 'upsert', body: PartyBody) {
    setRefusal(null);
    try {
      const party = await (verb === 'create' ? create : upsert).send({ body });
      setFound(undefined);
      setUnsure(undefined);
      noteParty(client, kind, target, party);
      noteNewParty(client, kind, target);
      const words = verb === 'upsert' && party.created !== true ? 'updated' : 'created';
      toastSuccess(t(words, { name: partyName({ ...body, ...party } as never) }), undefined, party);
      router.push(party.id === undefined ? kind.path : partyPath(kind, idOf(party), query), {
        scroll: false,
      });
    } catch (error) {
      setFound(undefined);
      setUnsure(outcomeOf(error) === 'unknown' ? { verb, body } : undefined);
      form.placeErrors(error);
      setRefusal(error);
    }
  }

  const look = useMutation({ mutationFn: (body: PartyBody) => lookForMatch(kind, body, target) });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setRefusal(null);
    const checked = await form.check(true);
    if (!checked) return;
    if (unsure && JSON.stringify(unsure.body) === JSON.stringify(checked.body)) {
      return save(unsure.verb, unsure.body);
    }
    try {
      const match = await look.mutateAsync(checked.body);
      if (match) setFound({ match, body: checked.body });
      else await save('create', checked.body);
    } catch (error) {
      setRefusal(error);
    }
  }

  return (
    <SidePanel
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      isDirty={form.isDirty && !isDone}
      title={t(`kind.${kindName}.new`)}
      footer={
        <>
          <Button onPress={close}>{t('cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form="new-party"
            isDisabled={!mayCreate}
            isPending={look.isPending || isWriting}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <form id="new-party" onSubmit={(event) => void submit(event)} noValidate className="space-y-4">
        <FormError error={refusal} retry="submit" />
        <DuplicateNotice kind={kind} duplicates={duplicates} />
        <PartyFields kind={kind} form={form} />
      </form>
      {found && (
        <MatchDialog
          kind={kind}
          match={found.match}
          body={found.body}
          isPending={isWriting}
          onClose={() => setFound(undefined)}
          onUpdate={() => void save('upsert', found.body)}
          onCreate={() => void save('create', found.body)}
        />
      )}
    </SidePanel>
  );
}
