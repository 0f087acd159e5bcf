'use client';

import { KeyRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { CopyButton } from '@/components/ui/copy-button';

/** A signing secret, shown once. It lives in this page's memory alone. */
export function SecretReveal({ secret }: { secret: string | undefined }) {
  const t = useTranslations('webhooks.secret');
  if (!secret) return <p className="text-warning-ink">{t('missing')}</p>;
  return (
    <div className="space-y-2 rounded-lg border border-warning bg-warning-soft p-3">
      <p className="flex items-center gap-2 font-medium text-warning-ink">
        <KeyRound aria-hidden className="size-4 shrink-0" />
        {t('once')}
      </p>
      <div className="flex items-center gap-2 rounded-md border bg-surface px-2 py-1">
        <code data-testid="secret" className="min-w-0 flex-1 select-all break-all font-mono text-xs">
          {secret}
        </code>
        <CopyButton text={secret} label={t('copy')} isLabelVisible />
      </div>
      <p className="text-warning-ink text-xs">{t('keep')}</p>
    </div>
  );
}
