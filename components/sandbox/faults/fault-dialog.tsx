'use client';

import { useTranslations } from 'next-intl';
import { SentForm } from '@/components/records/form/sent-form';
import { useSentForm } from '@/components/records/form/use-sent-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { createFault } from '@/lib/api/contract/faults';
import { type FaultDraft, newFault } from './fault-draft';
import { FaultFields } from './fault-fields';
import { useFaultWrite } from './use-fault-write';

/** Begins a fault. */
export function FaultDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('sandbox.faults');
  const create = useFaultWrite(createFault);
  const form = useSentForm<FaultDraft, unknown>({
    values: newFault,
    rules: () => import('@/lib/contract/faults').then((contract) => contract.createFault.body),
    send: (body) => create.mutateAsync({ body }),
    onSent: onClose,
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={!form.formState.isDirty}
      title={t('addTitle')}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form="add-fault" isPending={form.isPending}>
            {t('begin')}
          </Button>
        </>
      }
    >
      <SentForm id="add-fault" form={form}>
        <FaultFields form={form} />
      </SentForm>
    </Dialog>
  );
}
