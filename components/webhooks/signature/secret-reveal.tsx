'use client';

import { useTranslations } from 'next-intl';
import { CodeBlock } from '@/components/ui/code-block';
import { ShownOnce } from '@/components/ui/shown-once';
import { indentJson } from '@/lib/json/indent-json';
import type { SecretReply } from './secret-reply';

/** A signing secret, shown once, or the reply in which none was found. It lives in this page's memory alone. */
export function SecretReveal({ secret, reply }: SecretReply) {
  const t = useTranslations('webhooks.secret');
  if (!secret && !reply) return <p className="text-warning-ink">{t('missing')}</p>;
  return (
    <ShownOnce
      title={secret ? t('once') : t('inReply')}
      secret={secret || undefined}
      copyLabel={t('copy')}
      hint={t('keep')}
    >
      <CodeBlock
        label={t('reply')}
        language="json"
        code={indentJson(reply ?? '')}
        copyLabel={t('copyReply')}
        isWrapped
      />
    </ShownOnce>
  );
}
