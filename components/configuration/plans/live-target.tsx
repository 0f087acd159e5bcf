'use client';

import { useTranslations } from 'next-intl';
import { useSession } from '@/components/session/session-context';
import type { SideView } from '@/lib/configuration/comparison';

/** The band of live data for a plan that writes to another connection than the one that all pages show. */
export function LiveTarget({ target }: { target: SideView }) {
  const t = useTranslations('shell.connection');
  const plan = useTranslations('configuration.plan');
  const { connection } = useSession();
  const isOnEveryPage = connection?.environment === 'live' && connection.id === target.connectionId;
  if (target.environment !== 'live' || isOnEveryPage) return null;
  return (
    <section
      aria-label={plan('liveText', { name: target.name })}
      className="shrink-0 bg-live px-4 text-center text-on-live text-xs"
    >
      <p className="flex min-h-6 items-center justify-center gap-2">
        <strong className="font-semibold">{t('liveBand')}</strong>
        <span className="max-sm:hidden">{plan('liveText', { name: target.name })}</span>
        <span className="truncate sm:hidden">{target.name}</span>
      </p>
    </section>
  );
}
