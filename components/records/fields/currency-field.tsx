'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type Ref, useMemo } from 'react';
import { ComboBox } from '@/components/ui/fields/combo-box';
import type { FieldWords } from '@/components/ui/fields/field';
import { codeOf, currencyOptions } from './currency-options';
import { useSeenCurrencies } from './seen-currencies';

type CurrencyFieldProps = FieldWords & {
  /** A code; a text that is none stays as it is. */
  value: string;
  /** Empty where none is chosen. */
  onChange: (code: string) => void;
  onBlur?: (() => void) | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Codes that are not offered. */
  except?: readonly string[];
  isDisabled?: boolean;
};

const nothing: readonly string[] = [];

/** A currency, found by its code or its name. */
export function CurrencyField({ value, onChange, except = nothing, ...field }: CurrencyFieldProps) {
  const t = useTranslations('records.money');
  const locale = useLocale();
  const seen = useSeenCurrencies();
  const all = useMemo(() => currencyOptions(locale, t('uf'), seen), [locale, t, seen]);
  const options = useMemo(() => {
    const isThere = value === '' || all.some(({ id }) => id === value);
    const offered = all.filter(({ id }) => id === value || !except.includes(id));
    return isThere ? offered : [{ id: value, label: value }, ...offered];
  }, [all, except, value]);
  return (
    <ComboBox
      {...field}
      options={options}
      value={value || null}
      onChange={(code) => onChange(code ?? '')}
      onCustomValue={(typed) => onChange(codeOf(typed, all))}
    />
  );
}
