'use client';

import { lazyField } from '@/components/ui/lazy';
import type { FieldWords } from './field';

export type DateFieldProps = FieldWords & {
  /** A calendar day as `2026-11-20`, or null. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  min?: string;
  max?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  className?: string;
};

/** A calendar day, typed or picked. */
export const DateField = lazyField<DateFieldProps>(() =>
  import('./date-field-control').then((module) => module.DateFieldControl),
);
