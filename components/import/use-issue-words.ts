'use client';

import { useTranslations } from 'next-intl';
import type { PreparedRow, RowIssue } from './import-validate';

const known = [
  'required',
  'invalid_email',
  'not_e164',
  'invalid_rut',
  'invalid_check_digit',
  'invalid_url',
  'invalid_decimal',
  'invalid_currency',
  'invalid_date',
  'invalid_id',
  'unknown_pipeline',
  'unknown_stage',
  'match_key_required',
  'too_many_cells',
] as const;
const isKnown = (issue: string): issue is (typeof known)[number] =>
  (known as readonly string[]).includes(issue);

/** What is wrong with a row, in words. */
export function useIssueWords() {
  const t = useTranslations('contacts.import');
  const fields = useTranslations('contacts.import.field');

  function ofIssue({ field, issue, value }: RowIssue): string {
    const earlier = /^duplicate_of_row (\d+)$/.exec(issue)?.[1];
    const words = earlier
      ? t('issue.duplicate', { row: earlier })
      : isKnown(issue)
        ? t(`issue.${issue}`)
        : issue;
    if (field === 'row') return words;
    return `${fields(field)}: ${words}${value === '' ? '' : ` (${value.slice(0, 80)})`}`;
  }

  return { ofIssue, ofRow: (row: PreparedRow) => row.issues.map(ofIssue).join('; ') };
}
