'use client';

import { type Control, useController } from 'react-hook-form';
import { FieldControl } from '@/components/records/fields/field-control';
import type { FieldDraft } from '@/lib/records/draft';
import type { Field } from '@/lib/resources/resource';

type FormFieldProps = {
  control: Control<Record<string, FieldDraft>>;
  name: string;
  field: Field;
  label: string;
  isLabelHidden?: boolean;
};

/** A field of a record's form. */
export function FormField({ control, name, ...rest }: FormFieldProps) {
  const { field, fieldState } = useController({ control, name });
  return (
    <FieldControl
      {...rest}
      value={field.value ?? null}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      errorMessage={fieldState.error?.message}
    />
  );
}
