'use client';

import {
  type Control,
  type FieldPath,
  type FieldValues,
  type UseControllerProps,
  useController,
} from 'react-hook-form';
import { TextField, type TextFieldProps } from './text-field';

type FormTextFieldProps<Values extends FieldValues> = Omit<
  TextFieldProps,
  'name' | 'value' | 'onChange' | 'onBlur' | 'errorMessage' | 'inputRef'
> & {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** Where the form has no resolver. */
  rules?: UseControllerProps<Values>['rules'];
};

/** A text field that belongs to a react-hook-form form. */
export function FormTextField<Values extends FieldValues>({
  control,
  name,
  rules,
  ...rest
}: FormTextFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name, rules });
  return (
    <TextField
      {...rest}
      name={name}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      errorMessage={fieldState.error?.message}
    />
  );
}
