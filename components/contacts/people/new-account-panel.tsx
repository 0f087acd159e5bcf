'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useGiven } from '@/components/records/form/use-given';
import { useNewRecord } from '@/components/records/form/use-new-record';
import { NewRecordPanel } from '@/components/records/panel/new-record-panel';
import { useTarget } from '@/components/session/session-context';
import { useWrite } from '@/components/session/use-write';
import { lazy } from '@/components/ui/lazy';
import { toastSuccess } from '@/components/ui/overlays/toast';
import type { ClientOperation } from '@/lib/api/client-operation';
import { outcomeOf } from '@/lib/api/outcome';
import type { AccountRecord } from '@/lib/api/records';
import { accountName } from '@/lib/contacts/account-name';
import type { Match } from '@/lib/contacts/match';
import { createCompany } from '@/lib/contract/companies';
import { createContact } from '@/lib/contract/contacts';
import type { Body } from '@/lib/records/draft';
import { companies } from '@/lib/resources/contacts/companies';
import { contacts } from '@/lib/resources/contacts/contacts';
import { pathOf } from '@/lib/resources/resource';
import { DuplicateNotice } from './duplicate-notice';
import { lookForMatch } from './upsert-look';

const MatchDialog = lazy(() => import('./match-dialog').then((module) => module.MatchDialog));

const kinds = {
  contacts: { of: contacts, rules: createContact.body.shape },
  companies: { of: companies, rules: createCompany.body.shape },
};

/** A new record beside its list. Where one with the same key exists, it is shown what an update of it would do. */
export function NewAccountPanel({ name }: { name: keyof typeof kinds }) {
  const { of, rules } = kinds[name];
  const t = useTranslations('contacts');
  const router = useRouter();
  const target = useTarget();
  const record = useNewRecord(of, rules);
  const search = useGiven(of, record);
  const upsert = useWrite(of.operations.upsert as ClientOperation);
  const look = useMutation({ mutationFn: (body: Body) => lookForMatch(of, body, target) });
  const [found, setFound] = useState<{ match: Match; body: Body }>();
  // What was sent and has no answer yet to go by is not looked for before it is sent again: it may be what is found.
  const [unsure, setUnsure] = useState<{ verb: 'create' | 'upsert'; body: Body }>();

  /** @throws ApiError */
  async function save(verb: 'create' | 'upsert', body: Body) {
    try {
      const send = verb === 'create' ? record.send(body) : upsert.mutateAsync({ body } as never);
      const account = (await send) as AccountRecord & { readonly created?: boolean };
      record.settle(account);
      const words = verb === 'upsert' && account.created !== true ? 'updated' : 'created';
      toastSuccess(t(words, { name: accountName({ ...body, ...account } as never) }), undefined, account);
      const path = account.id === undefined ? of.path : pathOf(of, account.id);
      router.push(search === '' ? path : `${path}?${search}`, { scroll: false });
    } catch (error) {
      setUnsure(outcomeOf(error) === 'unknown' ? { verb, body } : undefined);
      throw error;
    } finally {
      setFound(undefined);
    }
  }

  async function lookAndSave(body: Body) {
    if (unsure && JSON.stringify(unsure.body) === JSON.stringify(body)) return save(unsure.verb, unsure.body);
    const match = await look.mutateAsync(body);
    if (match) setFound({ match, body });
    else await save('create', body);
  }

  const saveFound = (verb: 'create' | 'upsert') => void record.submit(() => save(verb, found!.body));
  return (
    <NewRecordPanel
      of={of}
      record={record}
      listHref={search === '' ? of.path : `${of.path}?${search}`}
      title={t(`kind.${name}.new`)}
      onSubmit={() => void record.submit(lookAndSave)}
      notice={(draft) => <DuplicateNotice of={of} draft={draft} />}
    >
      {found && (
        <MatchDialog
          of={of}
          match={found.match}
          body={found.body}
          isPending={record.isPending}
          onClose={() => setFound(undefined)}
          onUpdate={() => saveFound('upsert')}
          onCreate={() => saveFound('create')}
        />
      )}
    </NewRecordPanel>
  );
}
