'use client';

import { useTranslations } from 'next-intl';
import { RawRecord } from '@/components/records/panel/raw-record';
import type { DealRecord } from '@/lib/api/records';

/** The deal exactly as the server sent it, with the fields that this console does not know. */
export function DealRaw({ deal }: { deal: DealRecord }) {
  const t = useTranslations('pipelines');
  return <RawRecord label={t('deal.raw')} record={deal} />;
}
