'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '@/components/ui/fields/text-field';
import { readRut, showRut, tidyRut } from '@/lib/fields/rut';

type RutFieldProps = {
  label: string;
  isLabelHidden?: boolean | undefined;
  value: string;
  onChange: (value: string) => void;
  errorMessage?: string | undefined;
};

/** Typed so far that its last letter is meant as the check digit. */
const isWhole = /-\S|[\d.kK]{9,}/;

/** A Chilean tax id: its digit is checked as it is typed, and it is left in the form that the API takes. */
export function RutField({ label, isLabelHidden, value, onChange, errorMessage }: RutFieldProps) {
  const t = useTranslations('contacts.rut');
  const reading = readRut(value);
  const wrong = reading.kind === 'wrong_digit' ? t('wrongDigit', { digit: reading.expected }) : undefined;
  return (
    <TextField
      label={label}
      isLabelHidden={isLabelHidden}
      isOptional
      autoComplete="off"
      value={value}
      onChange={onChange}
      onBlur={() => {
        const tidy = tidyRut(value);
        if (tidy !== value) onChange(tidy);
      }}
      description={reading.kind === 'valid' ? showRut(reading.rut) : t('hint')}
      errorMessage={isWhole.test(value) ? (wrong ?? errorMessage) : errorMessage}
    />
  );
}
