'use client';

import { Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';

/** The page exists, but not for this role. `isUnderHeader` where it has a heading of its own above this. */
export function ForbiddenState({ isUnderHeader = false }) {
  const t = useTranslations('shell.forbidden');
  return (
    <EmptyState heading={isUnderHeader ? 'h2' : 'h1'} icon={<Lock aria-hidden />} title={t('title')}>
      {t('text')}
    </EmptyState>
  );
}
