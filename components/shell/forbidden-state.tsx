'use client';

import { Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';

/** The page exists, but not for this role. */
export function ForbiddenState() {
  const t = useTranslations('shell.forbidden');
  return (
    <EmptyState heading="h1" icon={<Lock aria-hidden />} title={t('title')}>
      {t('text')}
    </EmptyState>
  );
}
