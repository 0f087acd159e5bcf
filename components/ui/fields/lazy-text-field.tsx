'use client';

import { lazyField } from '@/components/ui/lazy';
import type { TextFieldProps } from './text-field';

/** The text field of a page that is no form: its code comes after the page. */
export const LazyTextField = lazyField<TextFieldProps>(() =>
  import('./text-field').then((module) => module.TextField),
);
