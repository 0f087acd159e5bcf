'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextField } from '@/components/ui/fields/text-field';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { ReceiverCode } from './receiver-code';
import { RequestFields } from './request-fields';
import { canSign } from './signature';
import { headerOf, parseHeaders } from './signature-headers';
import { useEventShape } from './use-event-shape';
import { useVerdict } from './use-verdict';
import { VerdictWords } from './verdict-words';

/** Paste what arrived and see exactly why it holds or fails. Nothing leaves the browser. */
export function VerifyPage() {
  const t = useTranslations('webhooks.verify');
  const isHydrated = useIsHydrated();
  const [{ headers, body }, setRequest] = useState({ headers: '', body: '' });
  const [secret, setSecret] = useState('');
  const [now, setNow] = useState(() => Math.floor(Date.now() / 1000));
  const given = parseHeaders(headers);
  const previous = headerOf(given, 'X-Service-Signature-Previous');
  const verdict = useVerdict({
    body,
    secret,
    signature: headers.trim() === '' ? '' : headerOf(given, 'X-Service-Signature'),
    ...(previous && { previousSignature: previous }),
    shape: useEventShape(body),
    now,
  });

  /** A time check is against the moment of the paste. */
  const pasted =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setNow(Math.floor(Date.now() / 1000));
    };

  return (
    <div className="grid gap-6 px-4 pb-8 sm:px-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <section className="min-w-0 space-y-4">
        <p className="text-ink-muted">{!isHydrated || canSign() ? t('hint') : t('noCrypto')}</p>
        <RequestFields value={{ headers, body }} onChange={pasted(setRequest)} />
        <TextField
          label={t('secret')}
          type="password"
          autoComplete="off"
          isMonospace
          value={secret}
          onChange={pasted(setSecret)}
        />
        {verdict ? (
          <VerdictWords verdict={verdict} />
        ) : (
          <p className="text-ink-muted text-xs">{t('waiting')}</p>
        )}
      </section>
      <div className="min-w-0">
        <ReceiverCode />
      </div>
    </div>
  );
}
