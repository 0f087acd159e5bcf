'use client';

import { useTranslations } from 'next-intl';
import { useCommitted } from '@/components/records/list/use-committed';
import { LazyTextField } from '@/components/ui/fields/lazy-text-field';
import { isCode } from '@/lib/deliveries/delivery-filter';

/** A code or a class of them, in small letters. */
function codeIn(text: string): string | undefined {
  const code = text.toLowerCase();
  return code === '' || isCode(code) ? code : undefined;
}

/** Whether a code, or the beginning of one, is typed. */
function mayBecomeCode(text: string): boolean {
  return /^([1-5](\d{0,2}|x{1,2}))?$/i.test(text);
}

type CodeFieldProps = { value: string; onCommit: (value: string) => void };

/** Asks for one code of HTTP (`503`) or a class of them (`5xx`). */
export function CodeField({ value, onCommit }: CodeFieldProps) {
  const t = useTranslations('webhooks.filters');
  const field = useCommitted(value, onCommit, codeIn);
  const isWrong = !mayBecomeCode(field.value);
  return (
    <LazyTextField
      {...field}
      label={t('code')}
      isLabelHidden
      placeholder={t('codePlaceholder')}
      errorMessage={isWrong ? t('codeWrong') : undefined}
      maxLength={3}
      className="sm:w-24"
    />
  );
}
