'use client';

import { Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { lazy } from '@/components/ui/lazy';
import { Dialog } from '@/components/ui/overlays/dialog';
import { updateWebhookEndpoint } from '@/lib/api/contract/webhooks';
import type { EndpointRecord } from '@/lib/api/records';

const EditEndpointForm = lazy(() => import('./edit-endpoint-form').then((module) => module.EditEndpointForm));

/** Changes an endpoint in a dialog. */
export function EditEndpoint({ endpoint, id }: { endpoint: EndpointRecord; id: string }) {
  const t = useTranslations('webhooks.edit');
  const [isOpen, setIsOpen] = useState(false);
  if (!useCan(updateWebhookEndpoint)) return null;
  return (
    <>
      <Button icon={<Pencil aria-hidden />} onPress={() => setIsOpen(true)}>
        {t('act')}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={t('title')} size="lg">
        <EditEndpointForm endpoint={endpoint} id={id} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
