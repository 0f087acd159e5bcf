'use client';

import { useTranslations } from 'next-intl';
import { useSession } from '@/components/session/session-context';
import { EnvironmentBadge } from '@/components/shell/environment-badge';
import { UpstreamHealthBadge } from '@/components/shell/upstream-health';
import { Badge } from '@/components/ui/badge';
import type { ConnectionView } from '@/lib/connection/connection-view';

/** What a connection is for, whether it is the one that is shown, and whether it answers. */
export function ConnectionBadges({ connection: { id, environment } }: { connection: ConnectionView }) {
  const t = useTranslations('settings.connections');
  const isCurrent = useSession().connection?.id === id;
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <EnvironmentBadge environment={environment} />
      {isCurrent && <Badge tone="accent">{t('current')}</Badge>}
      <UpstreamHealthBadge connectionId={id} />
    </span>
  );
}
