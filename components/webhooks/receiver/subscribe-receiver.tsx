'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { PageLink } from '@/components/ui/page-link';
import { useUnloadGuard } from '@/components/ui/use-unload-guard';
import { useEndpoints } from '@/components/webhooks/directory/use-endpoints';
import { hasSomething, type SecretReply, secretReplyOf } from '@/components/webhooks/signature/secret-reply';
import { SecretReveal } from '@/components/webhooks/signature/secret-reveal';
import { createWebhookEndpoint } from '@/lib/api/contract/webhooks';
import { endpointPath } from '../paths';
import { useWebhookMutation } from '../use-webhook-mutation';
import { useKeptSecret } from './use-kept-secret';

/** Registers the receiver as an endpoint for all events, where the server can; or says that it is one. */
export function SubscribeReceiver({ url }: { url: string }) {
  const t = useTranslations('receiver.subscribe');
  const { endpoints, isListed, isPending } = useEndpoints();
  const create = useWebhookMutation(createWebhookEndpoint);
  const { setSecret, isKept } = useKeptSecret();
  const [shown, setShown] = useState<{ url: string; reply: SecretReply }>();
  useUnloadGuard(() => shown?.reply.secret !== undefined && !isKept);
  const endpoint = endpoints.find((each) => each.url === url);

  function subscribe() {
    create.mutate(
      { body: { url, events: ['*'], description: t('description'), active: true } },
      {
        onSettled: (created, error) => {
          const reply = secretReplyOf(created ?? error);
          if (!created && !hasSomething(reply)) return;
          setShown({ url, reply });
          if (reply.secret) setSecret(reply.secret);
        },
      },
    );
  }

  if (isPending) return null;
  if (!isListed) return <p className="text-ink-muted">{t('noExtension')}</p>;
  return (
    <section className="space-y-3">
      {shown?.url === url && <SecretReveal {...shown.reply} />}
      {endpoint?.id !== undefined ? (
        <p>
          {t('isSubscribed')}{' '}
          <PageLink href={endpointPath(endpoint.id)} className="text-accent-ink underline">
            {t('open')}
          </PageLink>
        </p>
      ) : (
        <div className="space-y-2">
          <Button variant="primary" isPending={create.isPending} onPress={subscribe}>
            {t('submit')}
          </Button>
          <p className="text-ink-muted text-xs">{t('hint')}</p>
        </div>
      )}
      <FormError error={create.error} retry={subscribe} />
    </section>
  );
}
