'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ComboBox } from '@/components/ui/fields/combo-box';
import { fold } from '@/lib/format/fold';
import { useRecordOptions } from './use-record-options';

type TagNameFieldProps = {
  label: string;
  value: string;
  onChange: (name: string | undefined) => void;
  hint?: ReactNode;
  isDisabled: boolean;
};

/** The name of a contact's tag: one that there is, found by typing, or any other, which the step creates. */
export function TagNameField({ label, value, onChange, hint, isDisabled }: TagNameFieldProps) {
  const t = useTranslations('workflows.form');
  const { options, isLoading } = useRecordOptions('tagName');
  const names = options.filter(
    ({ label: name }, place) => options.findIndex((other) => other.label === name) === place,
  );
  const isThere = names.some(({ id }) => id === value);
  // What is there whole is no search: all others can be chosen instead.
  const found = isThere ? names : names.filter(({ label: name }) => fold(name).includes(fold(value)));
  const isNew =
    value !== '' &&
    !isLoading &&
    !value.includes('{{') &&
    !options.some(({ label: name }) => fold(name) === fold(value));
  return (
    <ComboBox
      label={label}
      options={found}
      value={isThere ? value : null}
      inputValue={value}
      // Every key counts: what is saved by itself is what is on the screen.
      onInputChange={(text) => text !== value && onChange(text === '' ? undefined : text)}
      onChange={(name) => name !== null && onChange(name)}
      onCustomValue={(text) => text !== value.trim() && onChange(text)}
      isLoading={isLoading}
      isDisabled={isDisabled}
      description={
        <>
          {hint}
          {isNew && <span className="block">{t('newTag')}</span>}
        </>
      }
    />
  );
}
