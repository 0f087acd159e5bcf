'use client';

import { useTranslations } from 'next-intl';
import { useIssueWords } from '@/components/ui/fields/use-issue-words';
import type { PreparedRow, RowIssue } from './import-validate';

/** What only rows of a file can have. */
const known = ['unknown_pipeline', 'unknown_stage', 'unknown_status', 'too_many_cells'] as const;
const isKnown = (issue: string): issue is (typeof known)[number] =>
  (known as readonly string[]).includes(issue);

/** What is wrong with a row, in words. */
export function useRowIssueWords() {
  const shared = useIssueWords();
  const t = useTranslations('contacts.import');
  const fields = useTranslations('contacts.import.field');

  function ofIssue({ field, issue, value }: RowIssue): string {
    const earlier = /^duplicate_of_row (\d+)$/.exec(issue)?.[1];
    const words = earlier
      ? t('issue.duplicate', { row: earlier })
      : isKnown(issue)
        ? t(`issue.${issue}`)
        : shared(issue);
    if (field === 'row') return words;
    return `${fields(field)}: ${words}${value === '' ? '' : ` (${value.slice(0, 80)})`}`;
  }

  return { ofIssue, ofRow: (row: PreparedRow) => row.issues.map(ofIssue).join('; ') };
}
