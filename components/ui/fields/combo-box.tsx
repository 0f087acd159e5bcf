'use client';

import type { Ref } from 'react';
import { lazyField } from '@/components/ui/lazy';
import type { FieldWords } from './field';
import type { Option } from './option-item';

export type ComboBoxProps = FieldWords & {
  options: readonly Option[];
  value: string | null;
  onChange: (value: string | null) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  /** Give both where the server searches: the options are then shown as they are. */
  inputValue?: string;
  onInputChange?: (text: string) => void;
  isLoading?: boolean;
  /** Lets text stand that is none of the options; told of it when the field is left and at Enter. */
  onCustomValue?: (text: string) => void;
  /** Of the field itself, for who puts the focus there. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  placeholder?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  className?: string;
};

/** One choice out of a long list, found by typing. */
export const ComboBox = lazyField<ComboBoxProps>(() =>
  import('./combo-box-control').then((module) => module.ComboBoxControl),
);
