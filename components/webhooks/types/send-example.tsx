'use client';

import { Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { useWebhookMutation } from '@/components/webhooks/use-webhook-mutation';
import { isMissingExtension } from '@/lib/api/api-error';
import { emitExample } from '@/lib/api/contract/sandbox';
import type { EventType } from '@/lib/contract/events';
import { EmittedDeliveries } from './emitted-deliveries';
import { useEmitSupport } from './use-emit-support';

/** Emits an example of the type and follows what is delivered of it; nothing where the server cannot. */
export function SendExample({ type }: { type: EventType }) {
  const t = useTranslations('webhooks.sendExample');
  const emit = useWebhookMutation(emitExample);
  const { canEmit, isMissing, setMissing } = useEmitSupport();
  if (isMissing && emit.error) return <p className="text-ink-muted">{t('missing')}</p>;
  if (!canEmit) return null;

  const eventId = emit.data?.id === undefined ? undefined : String(emit.data.id);

  function send() {
    emit.mutate({ body: { type } }, { onError: (error) => isMissingExtension(error) && setMissing() });
  }

  return (
    <section aria-label={t('title')} className="space-y-3 rounded-lg border bg-surface p-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={<Send aria-hidden />} isPending={emit.isPending} onPress={send}>
          {t('send')}
        </Button>
        <p className="min-w-44 flex-1 text-ink-muted text-xs">{t('hint')}</p>
      </div>
      <FormError error={emit.error} retry={send} />
      {eventId !== undefined && !emit.isPending && <EmittedDeliveries key={eventId} eventId={eventId} />}
    </section>
  );
}
