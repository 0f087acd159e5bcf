'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useId } from 'react';
import { SkuField } from '@/components/catalog/sku/sku-field';
import { FormField } from '@/components/records/form/form-field';
import { useNewRecord } from '@/components/records/form/use-new-record';
import { useWords } from '@/components/records/words';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { Dialog } from '@/components/ui/overlays/dialog';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { createProduct } from '@/lib/contract/catalog';
import { products } from '@/lib/resources/catalog/products';
import { pathOf } from '@/lib/resources/resource';

const rules = createProduct.body.shape;
const { nombre, sku, tipo, categoria_id } = products.fields;
/** The rest is said on its own page. */
const begun = { ...products, fields: { nombre, sku, tipo, categoria_id } } as typeof products;

const USUAL = 'producto';

/** A product is begun as a draft with what names it; its page says what it still lacks. */
export function NewProduct({ onClose }: { onClose: () => void }) {
  const t = useTranslations('catalog.products');
  const label = useWords(products.words.fields);
  const router = useRouter();
  const formId = useId();
  const record = useNewRecord(begun as never, rules);
  const { control } = record.form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins as what most are
  useEffect(() => record.fill({ ...record.base, tipo: USUAL }), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    void record.submit(async (body) => {
      const made = await record.send({ tipo: USUAL, ...body, estado: 'borrador' });
      record.settle(made);
      toastSuccess(t('create.done', { name: String(body.nombre) }), undefined, made);
      onClose();
      if (made.id !== undefined) router.push(pathOf(products, made.id));
    });
  }

  const field = (name: 'nombre' | 'tipo' | 'categoria_id') => (
    <FormField control={control} name={name} field={products.fields[name]!} label={label(name)} />
  );
  return (
    <Dialog
      isOpen
      isDismissable={!record.isDirty}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('new')}
      description={t('create.text')}
      footer={
        <>
          <Button onPress={onClose}>{t('create.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} isPending={record.isPending}>
            {t('create.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-4">
        <FormError error={record.refusal} retry="submit" placed={record.placed} />
        {field('nombre')}
        <SkuField control={control} name="sku" />
        <div className="grid gap-4 sm:grid-cols-2">
          {field('tipo')}
          {field('categoria_id')}
        </div>
      </form>
    </Dialog>
  );
}
