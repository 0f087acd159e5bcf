'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import type { Id } from '@/lib/api/loose';

type RecordLinkProps = {
  id: Id | undefined;
  hrefOf: (id: string) => string;
  className?: string;
  children: ReactNode;
};

/** The way to a record; one without an id that can be read stands as text, and says why it leads nowhere. */
export function RecordLink({ id, hrefOf, className, children }: RecordLinkProps) {
  const t = useTranslations('ui');
  if (id === undefined || id === '') {
    return (
      <span title={t('noId')} className={className}>
        {children}
      </span>
    );
  }
  return (
    <PageLink href={hrefOf(String(id))} className={className}>
      {children}
    </PageLink>
  );
}

/** A key for React: the id, or the place of a record that has none. */
export function keyOfRecord(record: { readonly id?: Id | undefined }, place: number): string {
  return record.id === undefined || record.id === '' ? `at ${place}` : String(record.id);
}
