'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CodeBlock } from '@/components/ui/code-block';
import { Disclosure } from '@/components/ui/disclosure';
import { TextField } from '@/components/ui/fields/text-field';
import { RequestFields } from '@/components/webhooks/signature/request-fields';
import { canSign } from '@/components/webhooks/signature/signature';
import { headerOf, parseHeaders } from '@/components/webhooks/signature/signature-headers';
import { useVerdict } from '@/components/webhooks/signature/use-verdict';
import { VerdictWords } from '@/components/webhooks/signature/verdict-words';
import type { DeliveryRecord } from '@/lib/api/records';

/**
 * The signature headers of the last attempt, checked in this browser when the secret is pasted; instead of what was
 * sent, what the receiver got can be checked.
 */
export function DeliverySignature({ delivery }: { delivery: DeliveryRecord }) {
  const t = useTranslations('webhooks.signature');
  const [secret, setSecret] = useState('');
  const attempt = delivery.attempt_log?.at(-1);
  const recorded = attempt?.request_headers;
  const [got, setGot] = useState({ headers: '', body: '' });
  const headers = got.headers.trim() === '' ? recorded : parseHeaders(got.headers);
  const signature = headerOf(headers, 'X-Service-Signature');
  const previous = headerOf(headers, 'X-Service-Signature-Previous');
  const sent = headerOf(recorded, 'X-Service-Signature');
  const sentPrevious = headerOf(recorded, 'X-Service-Signature-Previous');
  // What was recorded is judged by the clock that signed it, which is not the one that a sandbox's records go by.
  const sentAt = timeOf(sent) ?? Math.floor(Date.parse(attempt?.started_at ?? '') / 1000);
  const verdict = useVerdict({
    body: got.body === '' ? (delivery.body ?? '') : got.body,
    secret,
    signature: headers === recorded ? (signature ?? '') : signature,
    ...(previous && { previousSignature: previous }),
    shape: delivery.body,
    now: Number.isNaN(sentAt) ? Math.floor(Date.now() / 1000) : sentAt,
  });

  return (
    <div className="space-y-4">
      {sent && (
        <CodeBlock
          label={t('headers')}
          language="http"
          isWrapped
          code={[
            `X-Service-Signature: ${sent}`,
            ...(sentPrevious ? [`X-Service-Signature-Previous: ${sentPrevious}`] : []),
          ].join('\n')}
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
      <Disclosure title={t('received')} isDefaultOpen={!sent}>
        <div className="space-y-4">
          <p className="text-ink-muted text-xs">{sent ? t('receivedHint') : t('pasteHint')}</p>
          <RequestFields value={got} onChange={setGot} />
        </div>
      </Disclosure>
      {verdict && <VerdictWords verdict={verdict} />}
      <p className="text-ink-muted text-xs">{t('how')}</p>
    </div>
  );
}

/** Seconds since 1970 that a signature names; undefined where it names none. */
function timeOf(signature: string | undefined): number | undefined {
  const t = /(?:^|,)\s*t=(\d{1,12})(?:,|$)/.exec(signature ?? '')?.[1];
  return t === undefined ? undefined : Number(t);
}
