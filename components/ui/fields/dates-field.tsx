'use client';

import { lazyField } from '@/components/ui/lazy';
import type { FieldWords } from './field';

export type DatesFieldProps = FieldWords & {
  /** Calendar days, `2026-11-20`. */
  value: readonly string[];
  onChange: (days: readonly string[]) => void;
  min?: string;
};

/** Some calendar days out of months, picked one by one. */
export const DatesField = lazyField<DatesFieldProps>(() =>
  import('./dates-field-control').then((module) => module.DatesFieldControl),
);
