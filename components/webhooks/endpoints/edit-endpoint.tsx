'use client';

import { Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { useWebhookMutation } from '@/components/webhooks/use-webhook-mutation';
import { updateWebhookEndpoint } from '@/lib/api/contract/webhooks';
import type { EndpointRecord } from '@/lib/api/records';
import { EndpointForm, type EndpointValues } from './endpoint-form';

/** Changes address, description and subscription in a dialog. */
export function EditEndpoint({ endpoint, id }: { endpoint: EndpointRecord; id: string }) {
  const t = useTranslations('webhooks.edit');
  const [isOpen, setIsOpen] = useState(false);
  const update = useWebhookMutation(updateWebhookEndpoint);
  if (!useCan(updateWebhookEndpoint)) return null;

  /** The form takes the endpoint as it is now, and keeps what is typed whatever is read meanwhile. */
  function open() {
    update.reset();
    setIsOpen(true);
  }

  function submit({ url, description, events }: EndpointValues) {
    const body = { url, description: description.trim() || null, events: [...events] };
    update.mutate(
      // The server judges the types: its catalogue may be newer than this console's.
      { path: { id }, body: body as Parameters<typeof update.mutate>[0]['body'] },
      {
        onSuccess: (reply) => {
          setIsOpen(false);
          toastSuccess(t('done'), undefined, reply);
        },
      },
    );
  }

  return (
    <>
      <Button icon={<Pencil aria-hidden />} onPress={open}>
        {t('act')}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={t('title')} size="lg">
        <EndpointForm
          initial={{
            url: endpoint.url ?? '',
            description: endpoint.description ?? '',
            events: endpoint.events ?? [],
          }}
          submitLabel={t('submit')}
          isPending={update.isPending}
          error={update.error}
          onSubmit={submit}
          onCancel={() => setIsOpen(false)}
        />
      </Dialog>
    </>
  );
}
