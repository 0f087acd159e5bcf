'use client';

import type { NumberFieldProps as AriaProps } from 'react-aria-components/NumberField';
import type { FieldWords } from './field';
import { lateField } from './late';

export type NumberFieldProps = Omit<AriaProps, 'children' | 'className' | 'style' | 'isInvalid'> &
  FieldWords & { className?: string };

/** A count or a percentage. Money is decimal text and belongs in a TextField. */
export const NumberField = lateField<NumberFieldProps>(() =>
  import('./number-field-control').then((module) => module.NumberFieldControl),
);
