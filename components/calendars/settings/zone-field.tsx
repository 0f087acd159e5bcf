'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ComboBox } from '@/components/ui/fields/combo-box';

type ZoneFieldProps = {
  value: string;
  onChange: (zone: string) => void;
  errorMessage?: string | undefined;
  description?: string;
};

/** A time zone out of those that the browser knows; one that only the server knows stays among them. */
export function ZoneField({ value, onChange, errorMessage, description }: ZoneFieldProps) {
  const t = useTranslations('calendars.settings.field');
  const options = useMemo(
    () =>
      [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...(value === '' ? [] : [value])])].map(
        (id) => ({ id, label: id.replaceAll('_', ' ') }),
      ),
    [value],
  );
  return (
    <ComboBox
      label={t('timezone')}
      options={options}
      value={value || null}
      onChange={(zone) => zone !== null && onChange(zone)}
      isRequired
      {...(description !== undefined && { description })}
      {...(errorMessage !== undefined && { errorMessage })}
    />
  );
}
