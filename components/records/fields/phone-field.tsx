'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Select } from '@/components/ui/fields/select';
import { TextField } from '@/components/ui/fields/text-field';
import { readPhone, tidyPhone } from '@/lib/fields/phone';
import { phoneCountries, usePhoneReader } from './use-phone-reader';

type PhoneFieldProps = {
  label: string;
  isLabelHidden?: boolean | undefined;
  value: string;
  onChange: (value: string) => void;
  errorMessage?: string | undefined;
};

/** A phone number, typed as people write it and left in E.164, as the API takes it. */
export function PhoneField({ label, isLabelHidden, value, onChange, errorMessage }: PhoneFieldProps) {
  const t = useTranslations('contacts.phone');
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' });
  const { library, country, chooseCountry } = usePhoneReader();
  const reading = library && readPhone(value, country, library);
  const hint =
    reading?.kind === 'valid'
      ? t('valid', { number: reading.international })
      : reading?.kind === 'invalid'
        ? t('invalid', { country: names.of(country) ?? country })
        : undefined;
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-2">
      <TextField
        label={label}
        isLabelHidden={isLabelHidden}
        isOptional
        type="tel"
        inputMode="tel"
        autoComplete="off"
        value={value}
        onChange={onChange}
        onBlur={() => {
          const tidy = library && tidyPhone(value, country, library);
          if (tidy !== undefined && tidy !== value) onChange(tidy);
        }}
        description={hint}
        errorMessage={errorMessage}
      />
      <Select
        label={t('country')}
        isLabelHidden={isLabelHidden}
        className="w-24"
        value={country}
        onChange={chooseCountry}
        options={phoneCountries.map((id) => ({ id, label: id, description: names.of(id) ?? id }))}
      />
    </div>
  );
}
