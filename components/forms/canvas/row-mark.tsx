'use client';

import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useProblemsOf } from '@/components/forms/checks/problem-watch';
import { classNames } from '@/components/ui/class-names';

/** How much is wrong with a field, where something is; the panel says what. */
export function RowMark({ fieldKey }: { fieldKey: string }) {
  const t = useTranslations('forms.canvas');
  const problems = useProblemsOf(fieldKey);
  if (problems.length === 0) return null;
  const isError = problems.some(({ level }) => level === 'error');
  return (
    <CircleAlert
      role="img"
      aria-label={t('problems', { count: problems.length })}
      className={classNames(
        'absolute top-3.5 right-2 size-4',
        isError ? 'text-danger-ink' : 'text-warning-ink',
      )}
    />
  );
}
