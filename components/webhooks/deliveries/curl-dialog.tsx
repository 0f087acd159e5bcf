'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CodeBlock } from '@/components/ui/code-block';
import { TextField } from '@/components/ui/fields/text-field';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useMachineClock } from '@/components/ui/use-clock';
import { useEndpoint } from '@/components/webhooks/directory/use-endpoints';
import { canSign } from '@/components/webhooks/signature/signature';
import { useSignature } from '@/components/webhooks/signature/use-signature';
import type { DeliveryRecord } from '@/lib/api/records';
import { deliveryCurl } from './delivery-curl';

type CurlDialogProps = { delivery: DeliveryRecord; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** The delivery as a cURL command; with the secret pasted, freshly signed in this browser. */
export function CurlDialog({ delivery, isOpen, onOpenChange }: CurlDialogProps) {
  const t = useTranslations('webhooks.curl');
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t('title')} description={t('hint')} size="lg">
      <CurlCommand delivery={delivery} />
    </Dialog>
  );
}

const SIGN_ANEW_MS = 30_000;

/** What was typed goes with the dialog: the secret outlives nothing. */
function CurlCommand({ delivery }: { delivery: DeliveryRecord }) {
  const t = useTranslations('webhooks.curl');
  const { endpoint } = useEndpoint(String(delivery.endpoint_id ?? ''));
  const [address, setAddress] = useState<string>();
  const [secret, setSecret] = useState('');
  // Signed anew again and again: whenever it is copied, a receiver's 300 s begin about then.
  const signedAt = Math.floor(useMachineClock().getTime() / SIGN_ANEW_MS) * (SIGN_ANEW_MS / 1000);
  const body = delivery.body ?? '';
  const signature = useSignature(canSign() ? secret : '', signedAt, body);
  const url = address ?? delivery.url ?? endpoint?.url ?? '';
  return (
    <div className="space-y-4">
      <TextField
        label={t('address')}
        description={t('addressHint')}
        type="url"
        isMonospace
        autoComplete="off"
        value={url}
        onChange={setAddress}
      />
      <TextField
        label={t('secret')}
        type="password"
        description={canSign() ? t('secretHint') : t('noCrypto')}
        isDisabled={!canSign()}
        autoComplete="off"
        isMonospace
        value={secret}
        onChange={(text) => setSecret(text.trim())}
      />
      <CodeBlock
        label={t('title')}
        language="shell"
        copyLabel={t('copy')}
        isWrapped
        code={deliveryCurl({
          url,
          eventType: delivery.event_type ?? '',
          deliveryId: String(delivery.id ?? ''),
          body,
          ...(signature && { signature }),
        })}
      />
      <p className="text-ink-muted text-xs">{signature ? t('fresh') : t('unsigned')}</p>
    </div>
  );
}
