'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { SkuNote } from '@/components/catalog/sku/sku-note';
import { useNameOr } from '@/components/records/blank';
import { SentForm } from '@/components/records/form/sent-form';
import { useSentForm } from '@/components/records/form/use-sent-form';
import { useTarget } from '@/components/session/session-context';
import { useWrite } from '@/components/session/use-write';
import { Button } from '@/components/ui/button';
import { FormTextField } from '@/components/ui/fields/form-text-field';
import { Dialog } from '@/components/ui/overlays/dialog';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { cloneProduct } from '@/lib/api/contract/catalog';
import { noteNewRecord } from '@/lib/records/note-record';
import { products } from '@/lib/resources/catalog/products';
import { pathOf } from '@/lib/resources/resource';
import type { KnownProduct } from './product-context';

type CloneDialogProps = { product: KnownProduct; onClose: () => void };

/** Copies a product with its prices and tiers under another name, and goes to the copy. */
export function CloneDialog({ product, onClose }: CloneDialogProps) {
  const t = useTranslations('catalog.product.clone');
  const label = useTranslations('catalog.field');
  const router = useRouter();
  const client = useQueryClient();
  const target = useTarget();
  const name = useNameOr()(product.nombre, product.id);
  const clone = useWrite(cloneProduct);
  const form = useSentForm({
    values: { nombre: t('name', { name }).slice(0, 200), sku: '' },
    rules: () =>
      import('@/lib/contract/catalog').then(({ createProduct }) =>
        createProduct.body.pick({ nombre: true }).loose(),
      ),
    send: ({ nombre, sku }) =>
      clone.mutateAsync({
        path: { producto_id: product.id },
        body: { nombre: nombre.trim(), ...(sku.trim() !== '' && { sku: sku.trim() }) },
      }),
    onSent: (made) => {
      noteNewRecord(client, products, target);
      toastSuccess(t('done', { name }), undefined, made);
      onClose();
      if (made.id !== undefined) router.push(pathOf(products, made.id));
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={!form.formState.isDirty}
      title={t('title', { name })}
      description={t('text')}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form="clone-product" isPending={form.isPending}>
            {t('do')}
          </Button>
        </>
      }
    >
      <SentForm id="clone-product" form={form}>
        <FormTextField
          control={form.control}
          name="nombre"
          label={label('nombre')}
          maxLength={200}
          isRequired
          autoFocus
        />
        <div>
          <FormTextField
            control={form.control}
            name="sku"
            label={label('sku')}
            maxLength={100}
            isOptional
            isMonospace
          />
          <SkuNote sku={form.watch('sku')} />
        </div>
      </SentForm>
    </Dialog>
  );
}
