'use client';

import { useTranslations } from 'next-intl';
import { useSession } from '@/components/session/session-context';

/** A band across every page of a live connection. */
export function LiveBand() {
  const t = useTranslations('shell.connection');
  const { connection } = useSession();
  if (connection?.environment !== 'live') return null;
  return (
    <section aria-label={t('liveBand')} className="shrink-0 bg-live px-4 text-center text-on-live text-xs">
      <p className="flex min-h-6 items-center justify-center gap-2">
        <strong className="font-semibold">{t('liveBand')}</strong>
        <span className="max-sm:hidden">{t('liveBandText', { name: connection.name })}</span>
        <span className="truncate sm:hidden">{connection.name}</span>
      </p>
    </section>
  );
}
