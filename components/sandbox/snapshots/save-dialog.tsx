'use client';

import { useTranslations } from 'next-intl';
import { SentForm } from '@/components/records/form/sent-form';
import { useSentForm } from '@/components/records/form/use-sent-form';
import { Button } from '@/components/ui/button';
import { FormTextField } from '@/components/ui/fields/form-text-field';
import { Dialog } from '@/components/ui/overlays/dialog';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { saveSnapshot } from '@/lib/api/contract/snapshots';
import { useSnapshotWrite } from './use-snapshot-write';

type SaveDialogProps = { taken: readonly string[]; onClose: () => void };

/** Saves the state under a name; one that is taken is said before, and replaced by the same button. */
export function SaveDialog({ taken, onClose }: SaveDialogProps) {
  const t = useTranslations('sandbox.snapshots');
  const save = useSnapshotWrite(saveSnapshot);
  const form = useSentForm({
    values: { name: '' },
    rules: () =>
      import('@/lib/contract/snapshots').then(({ saveSnapshot: { body } }) => body.pick({ name: true })),
    send: ({ name }) => save.mutateAsync({ body: { name, ...(taken.includes(name) && { replace: true }) } }),
    onSent: ({ name }) => {
      toastSuccess(t('saved', { name: name ?? '' }));
      onClose();
    },
  });
  const isTaken = taken.includes(form.watch('name'));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={!form.formState.isDirty}
      title={t('saveTitle')}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            variant={isTaken ? 'danger' : 'primary'}
            type="submit"
            form="save-snapshot"
            isPending={form.isPending}
          >
            {t(isTaken ? 'replace' : 'save')}
          </Button>
        </>
      }
    >
      <SentForm id="save-snapshot" form={form}>
        <FormTextField
          control={form.control}
          name="name"
          label={t('name')}
          description={isTaken ? t('taken') : t('nameHint')}
          maxLength={64}
          isRequired
          isMonospace
          autoFocus
        />
      </SentForm>
    </Dialog>
  );
}
