'use client';

import { KeyRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { CodeBlock } from '@/components/ui/code-block';
import { CopyButton } from '@/components/ui/copy-button';
import { indentJson } from '@/lib/json/indent-json';
import type { SecretReply } from './secret-reply';

/** A signing secret, shown once, or the reply in which none was found. It lives in this page's memory alone. */
export function SecretReveal({ secret, reply }: SecretReply) {
  const t = useTranslations('webhooks.secret');
  if (!secret && !reply) return <p className="text-warning-ink">{t('missing')}</p>;
  return (
    <div className="space-y-2 rounded-lg border border-warning bg-warning-soft p-3">
      <p className="flex items-center gap-2 font-medium text-warning-ink">
        <KeyRound aria-hidden className="size-4 shrink-0" />
        {secret ? t('once') : t('inReply')}
      </p>
      {secret ? (
        <div className="flex items-center gap-2 rounded-md border bg-surface px-2 py-1">
          <code data-testid="secret" className="min-w-0 flex-1 select-all break-all font-mono text-xs">
            {secret}
          </code>
          <CopyButton text={secret} label={t('copy')} isLabelVisible />
        </div>
      ) : (
        <CodeBlock
          label={t('reply')}
          language="json"
          code={indentJson(reply!)}
          copyLabel={t('copyReply')}
          isWrapped
        />
      )}
      <p className="text-warning-ink text-xs">{t('keep')}</p>
    </div>
  );
}
