'use client';

import { useQueries } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useNameOr } from '@/components/records/blank';
import { useAccess, useCan, useTarget } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { PageLink } from '@/components/ui/page-link';
import { createContact, listContacts } from '@/lib/api/contract/contacts';
import { queryOf } from '@/lib/api/queries';
import { nameOf } from '@/lib/contacts/account-name';
import type { AnswerColumn } from '@/lib/forms/answer-columns';
import type { Submission } from '@/lib/forms/answers';
import { matchingContacts } from '@/lib/forms/matching-contacts';
import { contactKeysOf } from '@/lib/forms/who-sent';
import { contacts } from '@/lib/resources/contacts/contacts';
import { pathOf } from '@/lib/resources/resource';

type MatchingContactProps = { submission: Submission; columns: readonly AnswerColumn[] };

/** The contact that has the e-mail or telephone that was sent, or the way to make one. */
export function MatchingContact({ submission, columns }: MatchingContactProps) {
  const t = useTranslations('forms.submissions.contact');
  const nameOr = useNameOr();
  const target = useTarget();
  const isOpen = useAccess('people') === 'open';
  const keys = contactKeysOf(submission, columns);
  const texts = [keys.email, keys.telefono].filter((text) => text.length > 2);
  const searches = useQueries({
    queries: texts.map((search) => ({
      ...queryOf(listContacts, { query: { search, limit: 100 } }, target),
      staleTime: 30_000,
      enabled: isOpen,
    })),
  });
  if (!isOpen) return null;
  const matches = matchingContacts(
    keys,
    searches.flatMap(({ data }) => data?.items ?? []),
  );
  const [first] = matches;
  return (
    <section aria-label={t('title')}>
      <h3 className="mb-1 font-medium">{t('title')}</h3>
      {first ? (
        <p>
          {t.rich(first.by === 'email' ? 'byEmail' : 'byPhone', {
            name: () =>
              first.contact.id === undefined ? (
                nameOr(nameOf(first.contact), undefined)
              ) : (
                <PageLink
                  href={pathOf(contacts, first.contact.id)}
                  className="font-medium text-accent-ink hover:underline"
                >
                  {nameOr(nameOf(first.contact), first.contact.id)}
                </PageLink>
              ),
          })}
          {matches.length > 1 && (
            <span className="text-ink-muted"> {t('more', { count: matches.length - 1 })}</span>
          )}
        </p>
      ) : texts.length === 0 ? (
        <p className="text-ink-muted">{t('noKeys')}</p>
      ) : searches.some(({ isPending }) => isPending) ? (
        <p role="status" className="text-ink-muted">
          {t('looking')}
        </p>
      ) : searches.some(({ error }) => error) ? (
        <p className="flex flex-wrap items-center gap-2 text-ink-muted">
          {t('failed')}
          <Button size="sm" onPress={() => searches.forEach(({ refetch }) => void refetch())}>
            {t('retry')}
          </Button>
        </p>
      ) : (
        <NoContact keys={keys} texts={texts} />
      )}
    </section>
  );
}

type NoContactProps = { keys: ReturnType<typeof contactKeysOf>; texts: readonly string[] };

function NoContact({ keys, texts }: NoContactProps) {
  const t = useTranslations('forms.submissions.contact');
  const mayCreate = useCan(createContact);
  const given = new URLSearchParams(Object.entries(keys).filter(([, text]) => text !== ''));
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="text-ink-muted">{t('none', { keys: texts.join(', ') })}</p>
      {mayCreate && (
        <LinkButton href={`${contacts.path}/new?${given}`} icon={<Plus aria-hidden />}>
          {t('create')}
        </LinkButton>
      )}
    </div>
  );
}
