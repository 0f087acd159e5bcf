'use client';

import type { NumberFieldProps as AriaProps } from 'react-aria-components/NumberField';
import { lazyField } from '@/components/ui/lazy';
import type { FieldWords } from './field';

export type NumberFieldProps = Omit<AriaProps, 'children' | 'className' | 'style' | 'isInvalid'> &
  FieldWords & { className?: string };

/** A count or a percentage. Money is decimal text and belongs in a TextField. */
export const NumberField = lazyField<NumberFieldProps>(() =>
  import('./number-field-control').then((module) => module.NumberFieldControl),
);
