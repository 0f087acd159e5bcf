'use client';

import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';

/** Says on every page that something goes wrong on purpose, and leads to where it ends. */
export function FaultsBar({ count }: { count: number }) {
  const t = useTranslations('shell.faults');
  return (
    <section
      aria-label={t('label')}
      className="flex min-h-10 shrink-0 items-center gap-x-3 border-b bg-warning-soft px-4 py-1 text-sm text-warning-ink sm:px-6"
    >
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0 flex-1">{t('on', { count })}</p>
      <LinkButton href="/sandbox#faults" size="sm">
        {t('open')}
      </LinkButton>
    </section>
  );
}
