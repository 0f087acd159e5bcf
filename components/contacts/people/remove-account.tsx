'use client';

import { useQueries, useQueryClient } from '@tanstack/react-query';
import { Archive, ArchiveRestore, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCan, useSession, useTarget } from '@/components/session/session-context';
import { useWrite } from '@/components/session/use-write';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { toastError, toastSuccess } from '@/components/ui/overlays/toast';
import type { ClientOperation } from '@/lib/api/client-operation';
import { listContactAppointments } from '@/lib/api/contract/calendars';
import { listContactDeals } from '@/lib/api/contract/deals';
import { queryOf } from '@/lib/api/queries';
import { type AccountRecord, idOf } from '@/lib/api/records';
import { accountName } from '@/lib/contacts/account-name';
import { forgetRecord, noteNewRecord, noteRecord } from '@/lib/records/note-record';
import { pathWith, type Resource } from '@/lib/resources/resource';

type RemoveAccountProps = { of: Resource; account: AccountRecord; onGone: () => void };

/** Deletes a contact, after saying what stays without it; archives a company, which can be undone. */
export function RemoveAccount({ of, account, onGone }: RemoveAccountProps) {
  const t = useTranslations('contacts.remove');
  const client = useQueryClient();
  const target = useTarget();
  const mayRemove = useCan(of.operations.remove!);
  const [isAsking, setIsAsking] = useState(false);
  const name = accountName(account);
  const path = pathWith(of, account.id!);
  const remove = useWrite(of.operations.remove as ClientOperation);
  const update = useWrite(of.operations.update as ClientOperation);
  if (!mayRemove) return null;

  async function deleteContact() {
    try {
      const reply = await remove.mutateAsync({ path } as never);
      forgetRecord(client, of, target, idOf(account));
      toastSuccess(t('deleted', { name }), undefined, reply);
      onGone();
    } catch {
      // The dialog stays open and shows why.
    }
  }

  async function setState(estado: 'activa' | 'archivada') {
    try {
      const archiving = estado === 'archivada';
      const reply: AccountRecord = archiving
        ? await remove.mutateAsync({ path } as never)
        : await update.mutateAsync({ path, body: { estado } } as never);
      noteRecord(client, of, target, {
        ...account,
        ...(reply.id === undefined ? {} : reply),
        estado,
      } as AccountRecord);
      noteNewRecord(client, of, target);
      toastSuccess(
        t(archiving ? 'archived' : 'restored', { name }),
        archiving ? { label: t('undo'), onClick: () => void setState('activa') } : undefined,
        reply,
      );
    } catch (error) {
      const act = estado === 'archivada' ? 'archive' : 'restore';
      toastError(
        error,
        { refused: t(`not.${act}`, { name }), unknown: t(`unsure.${act}`, { name }) },
        {
          retry: () => void setState(estado),
          done: t(act === 'archive' ? 'archived' : 'restored', { name }),
        },
      );
    }
  }

  if (of.name === 'companies') {
    const isArchived = account.estado === 'archivada';
    return (
      <Button
        variant="ghost"
        icon={isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
        isPending={remove.isPending || update.isPending}
        onPress={() => void setState(isArchived ? 'activa' : 'archivada')}
      >
        {t(isArchived ? 'restore' : 'archive')}
      </Button>
    );
  }
  return (
    <>
      <Button variant="ghost" icon={<Trash2 aria-hidden />} onPress={() => setIsAsking(true)}>
        {t('delete')}
      </Button>
      {isAsking && (
        <DeleteContact
          account={account}
          error={remove.error}
          isPending={remove.isPending}
          onClose={() => setIsAsking(false)}
          onConfirm={() => void deleteContact()}
        />
      )}
    </>
  );
}

type DeleteContactProps = {
  account: AccountRecord;
  error: unknown;
  isPending: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** What belongs to the contact is counted at that moment. */
function DeleteContact({ account, error, isPending, onClose, onConfirm }: DeleteContactProps) {
  const t = useTranslations('contacts.remove');
  const target = useTarget();
  const { connection } = useSession();
  const name = accountName(account);
  const path = { contacto_id: account.id! };
  const [deals, appointments] = useQueries({
    queries: [
      { ...queryOf(listContactDeals, { path }, { ...target, isNow: true }), staleTime: 0 },
      {
        ...queryOf(listContactAppointments, { path, query: { limit: 100 } }, { ...target, isNow: true }),
        staleTime: 0,
      },
    ],
  });
  const words = (count: number | undefined) =>
    count === undefined ? '…' : count >= 100 ? '100+' : String(count);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title', { name })}
      confirmLabel={t('confirm')}
      isDanger
      isPending={isPending}
      error={error}
      typedName={connection?.environment === 'live' ? name : undefined}
      onConfirm={onConfirm}
    >
      <p>{t('text')}</p>
      <ul className="list-disc pl-5">
        <li>{t('deals', { count: deals.error ? '?' : words(deals.data?.items.length) })}</li>
        <li>
          {t('appointments', { count: appointments.error ? '?' : words(appointments.data?.items.length) })}
        </li>
        <li>{t('others')}</li>
      </ul>
    </ConfirmDialog>
  );
}
