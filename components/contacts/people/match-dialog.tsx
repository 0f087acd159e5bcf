'use client';

import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useWords } from '@/components/records/words';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { accountName } from '@/lib/contacts/account-name';
import type { Match } from '@/lib/contacts/match';
import type { Body } from '@/lib/records/draft';
import type { Resource } from '@/lib/resources/resource';
import { changesBy } from './upsert-look';

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
  const field = useWords(of.words.fields);
  const name = accountName(match.account);
  const changes = changesBy(of, match, body);
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
      {changes.length === 0 ? (
        <p className="text-ink-muted">{t('match.same')}</p>
      ) : (
        <table className="w-full text-left">
          <caption className="mb-1 text-left font-medium">{t('match.changes')}</caption>
          <thead className="text-ink-muted text-xs">
            <tr>
              <th scope="col">{t('match.field')}</th>
              <th scope="col">{t('match.before')}</th>
              <th scope="col">
                <span className="sr-only">{t('match.becomes')}</span>
              </th>
              <th scope="col">{t('match.after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={change.name} className="align-top">
                <th scope="row" className="py-1 pr-3 font-normal text-ink-muted">
                  {field(change.name)}
                </th>
                <td className="break-all py-1">{change.from || '—'}</td>
                <td className="px-2 py-1.5 text-ink-faint">
                  <ArrowRight aria-hidden className="size-3.5" />
                </td>
                <td className="break-all py-1 font-medium">{change.to || '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {body.campos_custom !== undefined && <p className="mt-2 text-ink-muted">{t('match.custom')}</p>}
    </Dialog>
  );
}
