'use client';

import { Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { updateWebhookEndpoint } from '@/lib/api/contract/webhooks';
import type { EndpointRecord } from '@/lib/api/records';
import { EditEndpointDialog } from './edit-endpoint-dialog';

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
      <EditEndpointDialog endpoint={endpoint} id={id} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
