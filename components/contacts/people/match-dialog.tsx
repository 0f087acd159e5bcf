'use client';

import { useTranslations } from 'next-intl';
import { ChangesTable } from '@/components/records/form/changes-table';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { accountName } from '@/lib/contacts/account-name';
import type { Match } from '@/lib/contacts/match';
import type { Body } from '@/lib/records/draft';
import type { Resource } from '@/lib/resources/resource';

type MatchDialogProps = {
  of: Resource;
  match: Match;
  body: Body;
  isPending: boolean;
  onClose: () => void;
  onUpdate: () => void;
  onCreate: () => void;
};

/** What saving would do to a record that is there already, before it is done. */
export function MatchDialog({ of, match, body, isPending, onClose, onUpdate, onCreate }: MatchDialogProps) {
  const t = useTranslations('contacts');
  const name = accountName(match.account);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('match.title', { name })}
      description={t(`match.by.${match.by}`, { name })}
      footer={
        <>
          <Button onPress={onClose}>{t('match.back')}</Button>
          <Button isDisabled={isPending} onPress={onCreate}>
            {t('match.create')}
          </Button>
          <Button variant="primary" isPending={isPending} onPress={onUpdate}>
            {t('match.update', { name })}
          </Button>
        </>
      }
    >
      <ChangesTable of={of} record={match.account} body={body} />
    </Dialog>
  );
}
