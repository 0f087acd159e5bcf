'use client';

import { type Control, useController } from 'react-hook-form';
import { FieldControl } from '@/components/records/fields/field-control';
import { MoneyField } from '@/components/records/fields/money-field';
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
export function FormField(props: FormFieldProps) {
  const { kind, currency } = props.field;
  if (kind === 'money' && currency) return <MoneyFormField {...props} currencyName={currency} />;
  return <PlainFormField {...props} />;
}

/** An amount, which is read in the currency of another field of the form. */
function MoneyFormField({
  control,
  name,
  field,
  currencyName,
  ...rest
}: FormFieldProps & { currencyName: string }) {
  const amount = useController({ control, name });
  const currency = useController({ control, name: currencyName });
  return (
    <MoneyField
      {...rest}
      isOptional={!field.form?.isRequired}
      isRequired={field.form?.isRequired}
      value={String(amount.field.value ?? '')}
      onChange={amount.field.onChange}
      onBlur={amount.field.onBlur}
      inputRef={amount.field.ref}
      errorMessage={amount.fieldState.error?.message}
      currency={String(currency.field.value ?? '')}
      onCurrency={currency.field.onChange}
    />
  );
}

function PlainFormField({ control, name, ...rest }: FormFieldProps) {
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
