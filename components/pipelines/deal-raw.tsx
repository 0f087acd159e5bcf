'use client';

import { useTranslations } from 'next-intl';
import { CodeBlock } from '@/components/ui/code-block';
import { rawOf } from '@/lib/api/tolerant';
import type { DealRecord } from './records';

/** The deal exactly as the server sent it, with the fields that this console does not know. */
export function DealRaw({ deal }: { deal: DealRecord }) {
  const t = useTranslations('pipelines');
  return <CodeBlock label={t('deal.raw')} code={JSON.stringify(rawOf(deal), null, 2)} />;
}
