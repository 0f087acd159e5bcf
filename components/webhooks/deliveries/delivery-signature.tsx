'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CodeBlock } from '@/components/ui/code-block';
import { TextField } from '@/components/ui/fields/text-field';
import { canSign } from '@/components/webhooks/signature/signature';
import { headerOf } from '@/components/webhooks/signature/signature-headers';
import { useVerdict } from '@/components/webhooks/signature/use-verdict';
import { VerdictWords } from '@/components/webhooks/signature/verdict-words';
import type { DeliveryRecord } from '@/lib/api/records';

/** The signature headers of the last attempt, checked in this browser when the secret is pasted. */
export function DeliverySignature({ delivery }: { delivery: DeliveryRecord }) {
  const t = useTranslations('webhooks.signature');
  const [secret, setSecret] = useState('');
  const attempt = delivery.attempt_log?.at(-1);
  const recorded = headerOf(attempt?.request_headers, 'X-Service-Signature');
  const previous = headerOf(attempt?.request_headers, 'X-Service-Signature-Previous');
  const [typed, setTyped] = useState('');
  const sentAt = Date.parse(attempt?.started_at ?? '');
  const verdict = useVerdict({
    body: delivery.body ?? '',
    secret,
    signature: recorded ?? typed,
    ...(previous && { previousSignature: previous }),
    now: Math.floor((Number.isNaN(sentAt) ? Date.now() : sentAt) / 1000),
  });

  return (
    <div className="space-y-4">
      {recorded ? (
        <CodeBlock
          label={t('headers')}
          isWrapped
          code={[
            `X-Service-Signature: ${recorded}`,
            ...(previous ? [`X-Service-Signature-Previous: ${previous}`] : []),
          ].join('\n')}
        />
      ) : (
        <TextField
          label={t('paste')}
          description={t('pasteHint')}
          isMonospace
          placeholder="t=1793000000,v1=5f1c…"
          value={typed}
          onChange={setTyped}
        />
      )}
      <TextField
        label={t('secret')}
        description={canSign() ? t('secretHint') : t('noCrypto')}
        isDisabled={!canSign()}
        type="password"
        autoComplete="off"
        isMonospace
        value={secret}
        onChange={setSecret}
      />
      {verdict && <VerdictWords verdict={verdict} />}
      <p className="text-ink-muted text-xs">{t('how')}</p>
    </div>
  );
}
