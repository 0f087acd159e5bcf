'use client';

import { useTranslations } from 'next-intl';
import { useIssueWords } from '@/components/ui/fields/use-issue-words';
import type { ErrorDetail } from '@/lib/contract/errors';
import type { FormField } from './form-field';

/** What is said below a field: what it takes, and its default. */
export function useFieldWords(): (field: FormField) => string {
  const t = useTranslations('explorer.kind');
  return ({ kind, range, maxLength, byDefault, description }) => {
    const [least, most] = range ?? [];
    const limits =
      least !== undefined && most !== undefined
        ? t('between', { least, most })
        : least !== undefined
          ? t('atLeast', { least })
          : most !== undefined
            ? t('atMost', { most })
            : maxLength !== undefined
              ? t('upTo', { length: maxLength })
              : undefined;
    const usual = byDefault === undefined ? undefined : t('byDefault', { value: JSON.stringify(byDefault) });
    return [plain(description) ?? t(kind), limits, usual].filter(Boolean).join(' · ');
  };
}

/** A sentence of the API's document as one part of a line. */
const plain = (description: string | undefined) => description?.replaceAll('`', '').replace(/\.$/, '');

/** What is wrong with the field of this name, in words. */
export function useIssueOf(issues: readonly ErrorDetail[]): (name: string) => string | undefined {
  const words = useIssueWords();
  return (name) => {
    const found = issues.find(({ field }) => field === name);
    return found && words(found.issue);
  };
}
