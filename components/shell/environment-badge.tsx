'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { ConnectionView } from '@/lib/connection/connection-view';

/** Live or test, in words and colour. */
export function EnvironmentBadge({ environment }: Pick<ConnectionView, 'environment'>) {
  const t = useTranslations('shell.connection');
  return <Badge tone={environment === 'live' ? 'live' : 'neutral'}>{t(environment)}</Badge>;
}
