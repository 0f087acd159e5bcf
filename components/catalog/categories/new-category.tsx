'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { FormField } from '@/components/records/form/form-field';
import { useNewRecord } from '@/components/records/form/use-new-record';
import { useTarget } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { Dialog } from '@/components/ui/overlays/dialog';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { keyOf } from '@/lib/api/queries';
import { createProductCategory } from '@/lib/contract/catalog';
import { fold } from '@/lib/format/fold';
import { categories } from '@/lib/resources/catalog/categories';
import { useCategories } from './use-categories';

const rules = createProductCategory.body.shape;

/** A category is a name. The API takes the same name twice, so that is said before. */
export function NewCategory({ onClose }: { onClose: () => void }) {
  const t = useTranslations('catalog.categories');
  const client = useQueryClient();
  const target = useTarget();
  const formId = useId();
  const record = useNewRecord(categories as never, rules);
  const { control } = record.form;
  const name = String(useWatch({ control, name: 'nombre' }) ?? '').trim();
  const known = useCategories();
  const isTaken = name !== '' && known.some(({ nombre }) => fold(nombre ?? '') === fold(name));

  function submit(event: FormEvent) {
    event.preventDefault();
    void record.submit(async (body) => {
      const made = await record.send(body);
      record.settle(made);
      void client.invalidateQueries({ queryKey: keyOf(categories.operations.list, target) });
      toastSuccess(t('made', { name: String(body.nombre) }), undefined, made);
      onClose();
    });
  }

  return (
    <Dialog
      isOpen
      isDismissable={!record.isDirty}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('new')}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} isPending={record.isPending}>
            {t('create')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-4">
        <FormError error={record.refusal} retry="submit" placed={record.placed} />
        <FormField
          control={control}
          name="nombre"
          field={categories.fields.nombre!}
          label={t('field.nombre')}
        />
        <p role="status" className="min-h-4 text-warning-ink text-xs">
          {isTaken && t('taken')}
        </p>
      </form>
    </Dialog>
  );
}
