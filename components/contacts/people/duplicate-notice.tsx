'use client';

import { CopyCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import { idOf } from '@/lib/api/records';
import { accountName } from '@/lib/contacts/account-name';
import { pathOf, type Resource } from '@/lib/resources/resource';
import { useDuplicates } from './use-duplicates';

type DuplicateNoticeProps = {
  of: Resource;
  draft: Readonly<Record<string, unknown>>;
  /** Of the record itself, where it exists. */
  ownId?: string;
};

const SHOWN = 3;

/** Says while one types that the record may be there already. */
export function DuplicateNotice({ of, draft, ownId = '' }: DuplicateNoticeProps) {
  const duplicates = useDuplicates(of, draft, ownId);
  const t = useTranslations('contacts.duplicate');
  return (
    <div role="status" className={duplicates.length === 0 ? 'sr-only' : undefined}>
      {duplicates.length > 0 && (
        <div className="flex gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning-ink">
          <CopyCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
          <ul className="min-w-0 space-y-0.5">
            {duplicates.slice(0, SHOWN).map(({ account, by }) => (
              <li key={idOf(account)} className="break-words">
                {t.rich(by, {
                  name: () => (
                    <PageLink
                      href={pathOf(of, idOf(account))}
                      target="_blank"
                      className="font-medium underline"
                    >
                      {accountName(account)}
                    </PageLink>
                  ),
                })}
              </li>
            ))}
            {duplicates.length > SHOWN && <li>{t('more', { count: duplicates.length - SHOWN })}</li>}
          </ul>
        </div>
      )}
    </div>
  );
}
