'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useCan, useTarget } from '@/components/layout/session-context';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/form-error';
import { late } from '@/components/ui/late';
import { SidePanel } from '@/components/ui/side-panel';
import { toastSuccess } from '@/components/ui/toast';
import { idempotencyKeyOf } from '@/lib/api/idempotency';
import type { Parts } from '@/lib/api/request';
import { resending } from '@/lib/api/resend';
import { DuplicateNotice } from './duplicate-notice';
import type { Match } from './match';
import { noteNewParty, noteParty } from './party-cache';
import { draftOf, type PartyBody } from './party-draft';
import { PartyFields } from './party-fields';
import { callParty, type PartyKindName, partyKinds } from './party-kind';
import { partyPath } from './paths';
import { idOf, partyName } from './records';
import { lookForMatch } from './upsert-look';
import { useDuplicates } from './use-duplicates';
import { usePartyForm } from './use-party-form';
import { useUrlFilter } from './use-url-filter';

const MatchDialog = late(() => import('./match-dialog').then((module) => module.MatchDialog));

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
  const [resend] = useState(() => resending<Parts>());
  const close = () => router.push(`${kind.path}${query}`, { scroll: false });

  const write = useMutation({
    mutationFn: async ({ verb, body }: { verb: 'create' | 'upsert'; body: PartyBody }) => {
      const sent = resend.of({ body: { verb, ...body } });
      const parts = { body };
      try {
        const party = await callParty(kind, verb, parts, {
          ...target,
          idempotencyKey: idempotencyKeyOf(sent),
        });
        resend.ended(sent);
        return party;
      } catch (error) {
        resend.ended(sent, error);
        throw error;
      }
    },
  });

  async function save(verb: 'create' | 'upsert', body: PartyBody) {
    setRefusal(null);
    try {
      const party = await write.mutateAsync({ verb, body });
      setFound(undefined);
      noteParty(client, kind, target, party);
      noteNewParty(client, kind, target);
      const words = verb === 'upsert' && party.created !== true ? 'updated' : 'created';
      toastSuccess(t(words, { name: partyName({ ...body, ...party } as never) }));
      router.push(party.id === undefined ? kind.path : partyPath(kind, idOf(party), query), {
        scroll: false,
      });
    } catch (error) {
      setFound(undefined);
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
      isDirty={form.isDirty && !write.isSuccess}
      title={t(`kind.${kindName}.new`)}
      footer={
        <>
          <Button onPress={close}>{t('cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form="new-party"
            isDisabled={!mayCreate}
            isPending={look.isPending || write.isPending}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <form id="new-party" onSubmit={(event) => void submit(event)} noValidate className="space-y-4">
        <FormError error={refusal} />
        <DuplicateNotice kind={kind} duplicates={duplicates} />
        <PartyFields kind={kind} form={form} />
      </form>
      {found && (
        <MatchDialog
          kind={kind}
          match={found.match}
          body={found.body}
          isPending={write.isPending}
          onClose={() => setFound(undefined)}
          onUpdate={() => void save('upsert', found.body)}
          onCreate={() => void save('create', found.body)}
        />
      )}
    </SidePanel>
  );
}
