'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { type AnswerColumn, olderKeysIn } from '@/lib/forms/answer-columns';
import type { Submission } from '@/lib/forms/answers';

type FoldedNoteProps = { columns: readonly AnswerColumn[]; submissions: readonly Submission[] };

/** Says which columns show answers that were sent under other keys than today's. */
export function FoldedNote({ columns, submissions }: FoldedNoteProps) {
  const t = useTranslations('forms.submissions');
  const folded = useMemo(
    () =>
      columns
        .map((column) => ({ ...column, keys: olderKeysIn(column, submissions) }))
        .filter(({ keys }) => keys.length > 0),
    [columns, submissions],
  );
  if (folded.length === 0) return null;
  return (
    <ul className="text-ink-muted text-xs">
      {folded.map(({ id, label, keys }) => (
        <li key={id}>{t('folded', { label, keys: keys.join(', ') })}</li>
      ))}
    </ul>
  );
}
