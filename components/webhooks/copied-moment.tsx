'use client';

import { useTranslations } from 'next-intl';
import { CopyButton } from '@/components/ui/copy-button';
import { Moment } from './moment';

/** An exact instant, and a button that copies it as the server gave it. */
export function CopiedMoment({ at }: { at: string | undefined }) {
  const t = useTranslations('webhooks.timeline');
  return (
    <span className="inline-flex items-center gap-1">
      <Moment at={at} show="exact" />
      {at !== undefined && <CopyButton text={at} label={t('copyMoment')} />}
    </span>
  );
}
