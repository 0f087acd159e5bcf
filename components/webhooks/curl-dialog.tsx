'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CodeBlock } from '@/components/ui/code-block';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/text-field';
import { deliveryCurl } from './delivery-curl';
import type { DeliveryRecord } from './records';
import { canSign } from './signature';
import { useEndpoint } from './use-endpoints';
import { useSignature } from './use-signature';

type CurlDialogProps = { delivery: DeliveryRecord; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** The delivery as a cURL command; with the secret pasted, freshly signed in this browser. */
export function CurlDialog({ delivery, isOpen, onOpenChange }: CurlDialogProps) {
  const t = useTranslations('webhooks.curl');
  const { endpoint } = useEndpoint(String(delivery.endpoint_id ?? ''));
  const [secret, setSecret] = useState('');
  const [signedAt, setSignedAt] = useState(() => unixNow());
  const body = delivery.body ?? '';
  const isSigning = isOpen && secret !== '' && canSign();
  const signature = useSignature(isSigning ? secret : '', signedAt, body);

  function open(next: boolean) {
    if (!next) setSecret('');
    onOpenChange(next);
  }

  return (
    <Dialog isOpen={isOpen} onOpenChange={open} title={t('title')} description={t('hint')} size="lg">
      <div className="space-y-4">
        <TextField
          label={t('secret')}
          type="password"
          description={canSign() ? t('secretHint') : t('noCrypto')}
          isDisabled={!canSign()}
          autoComplete="off"
          isMonospace
          value={secret}
          onChange={(text) => {
            setSecret(text.trim());
            setSignedAt(unixNow());
          }}
        />
        <CodeBlock
          label={t('title')}
          copyLabel={t('copy')}
          isWrapped
          code={deliveryCurl({
            url: delivery.url ?? endpoint?.url ?? 'https://',
            eventType: delivery.event_type ?? '',
            deliveryId: String(delivery.id ?? ''),
            body,
            ...(signature && { signature }),
          })}
        />
        {isSigning && <p className="text-ink-muted text-xs">{t('fresh')}</p>}
      </div>
    </Dialog>
  );
}

const unixNow = () => Math.floor(Date.now() / 1000);
