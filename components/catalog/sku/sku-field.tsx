'use client';

import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { useWords } from '@/components/records/words';
import { FormTextField } from '@/components/ui/fields/form-text-field';
import { products } from '@/lib/resources/catalog/products';
import { SkuNote } from './sku-note';

type SkuFieldProps<Values extends FieldValues> = { control: Control<Values>; name: FieldPath<Values> };

/** The SKU of a product that is being made, checked as it is typed. */
export function SkuField<Values extends FieldValues>({ control, name }: SkuFieldProps<Values>) {
  const label = useWords(products.words.fields);
  const sku = useWatch({ control, name });
  return (
    <div className="space-y-1">
      <FormTextField
        control={control}
        name={name}
        label={label('sku')}
        isOptional
        isMonospace
        maxLength={100}
        autoComplete="off"
      />
      <SkuNote sku={String(sku ?? '')} />
    </div>
  );
}
