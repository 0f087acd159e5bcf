'use client';

import { useTranslations } from 'next-intl';
import { useNameOr } from '@/components/records/blank';
import { ChangesTable } from '@/components/records/form/changes-table';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { DealRecord } from '@/lib/api/records';
import type { Body } from '@/lib/records/draft';
import { deals } from '@/lib/resources/pipelines/deals';

type UpdateTakenDialogProps = {
  deal: DealRecord;
  body: Body;
  isPending: boolean;
  onClose: () => void;
  onUpdate: () => void;
};

/** What would become of the deal that has the external id, before it is updated with what was typed. */
export function UpdateTakenDialog({ deal, body, isPending, onClose, onUpdate }: UpdateTakenDialogProps) {
  const t = useTranslations('pipelines.taken');
  const name = useNameOr()(deal.title, deal.id);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title', { name })}
      description={t('text', { id: deal.external_id ?? '' })}
      footer={
        <>
          <Button onPress={onClose}>{t('back')}</Button>
          <Button variant="primary" isPending={isPending} onPress={onUpdate}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <ChangesTable of={deals as never} record={deal} body={body} />
    </Dialog>
  );
}
