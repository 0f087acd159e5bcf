'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCommitted } from '@/components/records/list/use-committed';
import { LazyTextField } from '@/components/ui/fields/lazy-text-field';
import { codeIn, mayBecomeCode } from './code-text';

type CodeFieldProps = { value: string; onCommit: (value: string) => void };

/** Asks for one code of HTTP (`503`) or a class of them (`5xx`). */
export function CodeField({ value, onCommit }: CodeFieldProps) {
  const t = useTranslations('webhooks.filters');
  const field = useCommitted(value, onCommit, codeIn);
  // What could become a code is wrong once it is left as it is.
  const [isLeft, setIsLeft] = useState(false);
  const isWrong = isLeft ? codeIn(field.value) === undefined : !mayBecomeCode(field.value);
  return (
    <LazyTextField
      value={field.value}
      onChange={(text) => {
        setIsLeft(false);
        field.onChange(text);
      }}
      onBlur={() => {
        setIsLeft(true);
        field.onBlur();
      }}
      label={t('code')}
      isLabelHidden
      placeholder={t('codePlaceholder')}
      errorMessage={isWrong ? t('codeWrong') : undefined}
      maxLength={3}
      className="sm:w-24"
    />
  );
}
