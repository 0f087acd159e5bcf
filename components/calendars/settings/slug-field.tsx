'use client';

import { useTranslations } from 'next-intl';
import { useNameOr } from '@/components/records/blank';
import { TextField } from '@/components/ui/fields/text-field';
import type { CalendarRecord } from '@/lib/api/records';

type SlugFieldProps = {
  value: string;
  onChange: (slug: string) => void;
  /** The other calendars, as far as they were read: none of them may have the same. */
  others: readonly CalendarRecord[];
  description?: string | undefined;
  errorMessage?: string | undefined;
  isDisabled?: boolean;
};

const form = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The last part of the public link, checked as it is typed. */
export function SlugField({ value, others, description, errorMessage, ...rest }: SlugFieldProps) {
  const t = useTranslations('calendars.settings.slug');
  const nameOr = useNameOr();
  const taken = others.find(({ slug }) => slug === value && value !== '');
  const issue = taken
    ? t('taken', { name: nameOr(taken.nombre, taken.id) })
    : value !== '' && !form.test(value)
      ? t('form')
      : errorMessage;
  return (
    <TextField
      {...rest}
      label={t('label')}
      value={value}
      prefix="/b/"
      maxLength={80}
      description={description ?? t('hint')}
      errorMessage={issue}
      autoComplete="off"
      spellCheck="false"
      isMonospace
      isRequired
    />
  );
}
