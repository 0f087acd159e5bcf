'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type Ref, useEffect, useEffectEvent, useState } from 'react';
import { TextField } from '@/components/ui/fields/text-field';
import { isDecimal } from '@/lib/format/decimal';
import { currencyDigits, formatMoney } from '@/lib/format/money';
import { decimalMark, readMoney, typedText } from '@/lib/format/typed-amount';

type MoneyFieldProps = {
  label: string;
  isLabelHidden?: boolean | undefined;
  isOptional?: boolean;
  isRequired?: boolean | undefined;
  /** Decimal text; what cannot be read as an amount, as it was typed. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  errorMessage?: string | undefined;
  /** That of an amount which is typed without one; empty where the server gives its own. */
  currency: string;
  /** A currency was typed with the amount. */
  onCurrency?: ((currency: string) => void) | undefined;
};

type Typed = { readonly text: string; readonly value: string; readonly currency: string };

/** An amount, typed as people write it and left as the API takes it; how it was understood stands below. */
export function MoneyField({ value, onChange, currency, onCurrency, ...rest }: MoneyFieldProps) {
  const t = useTranslations('records.money');
  const locale = useLocale();
  const mark = decimalMark(locale);
  // As it is typed; a value that came otherwise is shown as the language writes it.
  const [typed, setTyped] = useState<Typed>();
  const isTyped = typed !== undefined && typed.value === value;
  const shown = (amount: string) => formatMoney(amount, currency, locale).trim();
  // Nobody means parts of a currency that is paid without.
  const isDoubtful = isTyped && currencyDigits(currency) > 0;
  const other = isDoubtful ? readMoney(typed.text, mark, currency || undefined)?.other : undefined;
  const isSaid = isTyped && (typed.text !== value || other !== undefined);
  const hint = isDecimal(value) && isSaid ? shown(value) : undefined;

  function type(text: string) {
    const read = readMoney(text, mark, currency || undefined);
    const next = read?.amount ?? text;
    setTyped({ text, value: next, currency });
    onChange(next);
    if (read?.currency !== undefined && read.currency !== currency) onCurrency?.(read.currency);
  }

  // What three digits behind a mark mean depends on the currency.
  const readIn = useEffectEvent((now: string) => {
    if (isTyped && typed.currency !== now) type(typed.text);
  });
  useEffect(() => readIn(currency), [currency]);

  return (
    <TextField
      {...rest}
      autoComplete="off"
      inputMode="decimal"
      value={isTyped ? typed.text : typedText(value, mark)}
      onChange={type}
      description={
        hint === undefined
          ? undefined
          : other === undefined
            ? t('understood', { amount: hint })
            : t('notOther', { amount: hint, other: shown(other) })
      }
    />
  );
}
