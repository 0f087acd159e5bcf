'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';

/** How a write ended, by the status of its answer. */
export function OutcomeBadge({ status }: { status: number | null }) {
  const t = useTranslations('activity.outcome');
  if (status === null) return <Badge tone="warning">{t('unknown')}</Badge>;
  return <Badge tone={status < 400 ? 'success' : 'danger'}>{status}</Badge>;
}
