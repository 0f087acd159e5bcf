'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { TextField } from '@/components/ui/fields/text-field';
import { Dialog } from '@/components/ui/overlays/dialog';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { useViews } from './use-views';

type SaveViewProps = { page: string; query: string; onClose: () => void };

/** Gives the filters that are set a name. */
export function SaveView({ page, query, onClose }: SaveViewProps) {
  const t = useTranslations('shell.views');
  const { create } = useViews(page);
  const [name, setName] = useState('');

  async function save(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '' || create.isPending) return;
    const saved = await create.mutateAsync({ name: name.trim(), query }).catch(() => undefined);
    if (!saved) return;
    toastSuccess(t('saved', { name: saved.name }));
    onClose();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={t('saveTitle')}
      description={t('saveHint')}
      footer={
        <Button
          type="submit"
          form="save-view"
          variant="primary"
          isPending={create.isPending}
          isDisabled={name.trim() === ''}
        >
          {t('saveAct')}
        </Button>
      }
    >
      <form id="save-view" onSubmit={(event) => void save(event)} className="space-y-3">
        <TextField
          label={t('name')}
          value={name}
          onChange={setName}
          maxLength={100}
          autoFocus
          autoComplete="off"
        />
        <FormError error={create.error} />
      </form>
    </Dialog>
  );
}
