'use client';

import { useTranslations } from 'next-intl';
import { headerOf } from '@/components/webhooks/signature/signature-headers';
import { useVerdict } from '@/components/webhooks/signature/use-verdict';
import { VerdictWords } from '@/components/webhooks/signature/verdict-words';
import { SecretField } from './secret-field';
import { useKeptSecret } from './use-kept-secret';

type RequestSignatureProps = {
  headers: Readonly<Record<string, string>>;
  body: string;
  /** When it arrived, against which its timestamp is judged. */
  at: string;
};

/** Why the signature of a received request holds or fails, judged in this browser. */
export function RequestSignature({ headers, body, at }: RequestSignatureProps) {
  const t = useTranslations('receiver.request');
  const { secret } = useKeptSecret();
  const signature = headerOf(headers, 'X-Service-Signature') ?? '';
  const previous = headerOf(headers, 'X-Service-Signature-Previous');
  const verdict = useVerdict({
    body,
    secret,
    signature,
    ...(previous && { previousSignature: previous }),
    now: Math.floor(Date.parse(at) / 1000),
  });
  if (signature === '') return <p className="text-ink-muted">{t('unsigned')}</p>;
  return (
    <div className="space-y-3">
      {verdict && <VerdictWords verdict={verdict} />}
      <SecretField />
    </div>
  );
}
