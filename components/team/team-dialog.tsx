'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { SentForm } from '@/components/records/form/sent-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/overlays/dialog';

type TeamDialogProps = ComponentProps<typeof SentForm> & {
  title: string;
  submitLabel: string;
  onClose: () => void;
};

/** A form in a dialog, its button beside the one that gives up. */
export function TeamDialog({ title, submitLabel, needsChange = false, onClose, ...form }: TeamDialogProps) {
  const t = useTranslations('settings.team');
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form="team"
            isDisabled={needsChange && !form.form.formState.isDirty}
            isPending={form.form.isPending}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <SentForm {...form} id="team" />
    </Dialog>
  );
}
