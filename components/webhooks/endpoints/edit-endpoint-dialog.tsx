'use client';

import { useTranslations } from 'next-intl';
import { lazy } from '@/components/ui/lazy';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { EndpointRecord } from '@/lib/api/records';

const EditEndpointForm = lazy(() => import('./edit-endpoint-form').then((module) => module.EditEndpointForm));

type EditEndpointDialogProps = {
  endpoint: EndpointRecord;
  id: string;
  isOpen: boolean;
  onClose: () => void;
};

/** The form of an endpoint, over the page. */
export function EditEndpointDialog({ endpoint, id, isOpen, onClose }: EditEndpointDialogProps) {
  const t = useTranslations('webhooks.edit');
  return (
    <Dialog isOpen={isOpen} onOpenChange={(open) => !open && onClose()} title={t('title')} size="lg">
      <EditEndpointForm endpoint={endpoint} id={id} onClose={onClose} />
    </Dialog>
  );
}
